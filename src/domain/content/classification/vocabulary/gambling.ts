import type { CategoryVocabulary } from './vocabulary.ts';

/** Bonuses, deposits, spins and tips with which casinos and bookmakers write in five languages. */
export const gambling: CategoryVocabulary = [
  [
    'gambling',
    1,
    `
    (free|bonus|no deposit|welcome|exclusive|$|your|$ free) (chip|chips) (is|are|code|on|inside|loaded|waiting|no)
    (#|free|bonus|extra) (free |)spins (and|plus|on|are|for|today|%|now|waiting|await|when|with|in|no)
    % match (on|bonus|up|deposit)
    # spins
    (your|next|first|second|every) (next |)deposit (bonus|match|get|today|spins)
    (leg|legs) parlay
    (tail|fade) (us|me|our|my) (* |)(picks|plays|for|vip|free)
    (play|spin|win) (now |)at (goldrush|* casino|* slots|* spins)
    (instant|fast|same day) (cashout|cash out|cashouts|payouts)
    (deposit|dep|load|top up) ($|#) (and |n |to |)(play|get|grab|bet|spin|receive) (w |with |)($|#|*)
    (no deposit|zero deposit) (needed|required|bonus|spins|chip|instant|free)
    (sweeps|sweepstakes) (coins|cash|casino|slots)
    (lock|locks|pick|picks|play|plays|parlay) of the (day|night|week)
    (my|our|vip|expert|free|todays|tonights|sports|nfl|nba|mlb) picks (went|are|hit|cashed|#|for|today|tonight|locked|win)
    (text|reply|dm) (locks|lock|picks|parlay|bets|slots|spins)
    (handicapper|handicappers|sports picks|betting picks|betting tips|live odds|boosted odds|odds boost|prop bets|same game parlays|in play betting|bankroll|video poker|slot play|slots play|casino floor|casino night bonus|casino bonus|online slots|new slots|penny slots|fish tables|fish games|scratch off|scratch card|scratch cards|keno|megabucks|instant win slots|crash game)
    (parlay|parlays|sportsbetting|sportsbook|prizepicks|underdog fantasy|bovada|betonline|roobet|1xbet|betway|pokerstars|ggpoker|chumba|luckyland|mcluck|pulsz|betano|codere|bwin|winamax|betclic|tipico|unibet|sportingbet|betnacional|pixbet|estrelabet|blaze apostas|22bet|bet9ja|melbet|parimatch|mostbet|stake casino|juwa|orion stars|fire kirin|vegas x)
    (hit|win|chase) the (jackpot|mega jackpot)
    (# |)(giros|tiradas) (gratis|gratuitos|gratuitas|te esperan|extra|de bono|de regalo|bonus)
    bono de (#|$|bienvenida de|registro) (giros|tiradas|en tu primer|sin deposito|euros para jugar|para jugar|para apostar)
    (bono|bonus|bonificacion) (* |)(* |)(primer|primera|primeiro|primer) (deposito|ingreso|recarga)
    (ingresa|deposita|recarga|mete|apuesta) (#|$) (y|e) (juega|apuesta|recibe|gana|llevate) (con|#|$|*)
    (juega|gana|apuesta) (al|a la|en la|en el|a las|en) (casino|ruleta|slots|poker|bingo|tragaperras|blackjack|maquinas)
    combinada (del dia|segura|de hoy|gratis|ganadora)
    (odd|odds|cote|cotes) (a |de |bis |)#
    (free|bonus) (hands|hand|rolls|entries to win cash|tickets to play)
    (real money|for real|dinero real|argent reel|echtgeld|dinheiro real) (* |)(blackjack|poker|slots|casino|games|juegos|jeux|spiele|jogos|play|wins|roulette)
    (recevez|recibe|receba|erhalte|hol dir|obten|llevate) (# |)(tours|giros|tiradas|rodadas|spins|freispiele)
    (casa de apuestas|apuesta segura|apuesta fija|apuesta gratis|pick fijo|cuota (mejorada|boost|de #)|pronosticos (deportivos|vip|fijos)|quiniela|maquinitas|tragaperras|ruleta (en vivo|real|online|gratis)|casino en vivo|fichas gratis)
    (# |)(tours|spins|jeux) (gratuits|offerts|bonus|de bienvenue|vous attendent)
    bonus (de |)(#|$|%) (tours|spins|offerts|de bienvenue|sur votre|sur ton|rodadas|giros|auf|en tu|no seu|para jogar|fur)
    (premier|1er|votre|prochain|gratuit|deuxieme) pari
    (doublez|boostez|misez sur) (votre|vos|le|la) (* |)(pari|paris|mise|mises|cote)
    (misez|pariez|parie|mise) ($|#|sur|des|maintenant|et)
    (cote boostee|cotes boostees|cote a #|pari gratuit|paris gratuits|paris hippiques|paris en ligne|pronos (vip|gratuits|foot)|casino en ligne|jeux d argent|jeu de grattage|roulette en (ligne|direct)|sans depot|code (bonus|casino))
    (freidreh|freidrehs|freispins|freiwette|freiwetten|gratiswette|gratiswetten|spielothek|spielbank|sportwette|wettschein|einzahlungsbonus|ersteinzahlung|ersteinzahlungsbonus|quotenboost|spielautomat|onlinecasino|online casino|rubbellos|rubbellose|lottoschein|lottotipp|kombiwette|wetttipps|wettguthaben|walzen|jackpots)
    (%|$|willkommensbonus|#) (* |)auf (deine|ihre|die|deiner|ihrer) (erste |ersten |)(einzahlung|wette)
    (zahl|zahle|zahlen sie|setz|setze) ($|#) (euro |)(ein |)(und |)(spiel|spiele|spielen|gewinn|erhalte)
    (wette|wetten|setze|tippe) (jetzt|heute|auf den|auf die) (sieg|$|spiel|bayern|bundesliga|champions|*)
    (fortune tiger|fortune ox|fortune rabbit|jogo do tigre|jogo do tigrinho|jogo do bicho|aviaozinho|tigrinho|cassino online|plataforma (pagando|nova|de jogos)|aposta (certa|segura|ganha|gratis)|apostas (esportivas|gratis|online)|bilhete (pronto|do dia)|palpite (certo|do dia|vip)|palpites|green certo|banca (inicial|alta)|odds (altas|boas|turbinadas|#)|odd (#|alta|de)|rodadas (gratis|bonus)|giros (gratis|bonus)|casa de aposta|casas de aposta|slots pagando|ta pagando muito)
    (deposite|deposita|deposito de|coloque|cadastre se e|cadastre e|bote) ($|#|ganhe $) (e|ganhe|jogue|receba|vira|pra (apostar|jogar)|para (apostar|jogar)) (* )
    $ (pra|para) (apostar|jogar|girar)
    (ganhe|receba|recebe) ($|#) (pra|para) (apostar|jogar)
    `,
  ],
  [
    'gambling',
    0.5,
    `
    (gira|gire|dreh|tourne|tournez) (la |a |le |das |am |)(ruleta|roleta|roue|glucksrad|rad)
    (bono|bonus) (del|de|von|of|des) %
    (primera|primer|primeira|primeiro|erste|ersten|premiere) (recarga|deposito|ingreso|einzahlung|mise)
    (is|are) the (play|pick|lock)
    # (straight|consecutive) (winners|wins|cashes)
    (join|get) vip
    (spins|slots|reels|ruleta|roulette|roleta|poker|bingo bonus|odds|odd|free coins|gold coins|casino|jackpot|cashout|apuesta|aposta|apostas|bet|bets|wager|giros|tiradas|rodadas|hoy te toca|saque na hora|pagando|vip picks|tours offerts|einzahlung|premier depot|1er depot|mises|winnings)
    `,
  ],
  ['gambling', 0.3, '(chips|picks|locks|lucky|win big|payout|payouts|deposit|bonus)'],
];
