import type { CategoryVocabulary } from './vocabulary.ts';

/** Payday loans and debt relief: what lenders and credit repairers promise in five languages. */
export const loans: CategoryVocabulary = [
  [
    'high_risk_loans',
    1,
    `
    (car|auto|vehicle|truck|motorcycle|pink slip) (title|titles) (is|are|=|get|gets|into|for|could|can|loan|loans) (* |)(cash|worth|money|loan|approved|#|$)
    (walk|drive|walking|driving) (out|away|off) with (up to |)$
    (title|payday|flex|signature|tribal|no credit check) (loan|loans|advance|advances|lender|lenders)
    (pre approved|preapproved|approved|prequalified|pre qualified) (4|for) (up to |a |)($|#)
    (no|zero|without) (credit|hard|fico) (pull|pulls|score needed|history needed|inquiry)
    (no|zero|without) (job|employment|employer|income|bank|paystub|pay stub) (check|checks|verification|proof|needed|required|no (bank|problem|credit))
    (no|bad|low|poor) (job|bank|credit|income|score) (no|not a) (problem|prob|worries|issue)
    (pay|repay|paid|pay it|pay us) back (on|with|by|from|after) (ur|your|the|my) (next |)(check|paycheck|payday|pay|salary)
    (on|until|til|till|before|b4) (ur|your) next (check|paycheck|payday|pay day|payday)
    $ (is|are|now|just) (ready|available|waiting|approved|set|reserved) (for|to) (deposit|transfer|pickup|pick up|withdraw|you to|go|be deposited|your account|fund)
    (preapproved|pre approved|cleared) (for |)(up to |)$
    (no|zero) (docs|documents|paperwork|faxing|questions|strings loan|bank statements) (needed|required|reply|just|apply|cash|loan|only)
    (cash|money|funds|deposit|deposited|funded|wired|paid out) (same day|today|tonight|within the hour|in # (min|mins|minutes|hours))
    (short term|same day|instant|emergency|quick|fast|easy|speedy|small dollar) (cash|funds|funding|lending|money|$|payout|loan|loans) (to|for|until|before|b4|in|up|now|today|no|available)
    (cash|money|dough) (b4|before|by|until|til|till|to make it to) (friday|payday|pay day|monday|your next|the weekend)
    (need|want|short on|low on|outta|out of) (cash|money|$|funds|dough) (b4|before|by|til|till|until|2nite|2day|tonight|today|asap|quick)
    (all|any) credit (type|types|situation|situations)
    ($|#) (in|into|to) (ur|your) (account|acct|bank|bank account|checking|pocket) (by|in|today|tonight|tomorrow|within|before|b4|asap|this|same)
    (text|reply|send) (cash|funds|fund|money|loan|advance|payday) (to|for|now|and|back)
    (dont|do not|wont|never) (pull|check|run|look at) (your |ur |any |)(credit|score|fico)
    (no|without) (* |)(credit|score) (pull|pulled|check|checked)
    (note|rent|bill|bills) due (get|borrow|we)
    (te|le|vous|ti|lhe) (damos|prestamos|pretons|emprestamos|avancons|adelantamos) ($|#|hasta|jusqu a|ate)
    (solo|apenas|so|nur|juste) (con|com|mit|avec) (tu|o|seu|ihrem|deinem|votre) (dni|cpf|ine|rg|ausweis|cni)
    (rent|bills|car note|light bill) (due|late|behind) ($|get|borrow|we (can|got)|need)
    (speedy|fast|quick|quik|ez|easy|rapid|lightning|instant) (advance|advances|cash advance|loan|loans|payday|pawn)
    (title pawn|car title loan|car title loans|pink slip loan|auto title loan|auto title loans|paycheck advance|salary advance|wage advance|tax refund advance|tribal loan|tribal loans)
    (dinero|efectivo|plata) (ya|rapido|urgente|facil|al instante|hoy mismo|en minutos|en mano|express|en # min|en # minutos) (* |)(* |)(* )
    (sin|no importa) (nomina|aval|avales|buro|papeleo|papeleos|asnef|checar buro|comprobantes|comprobar ingresos)
    (asnef|ficp|interdit bancaire|interdits bancaires|fiche banque de france|fiches banque de france|nome sujo|nome negativado|consulta ao (serasa|spc)|consulta (serasa|spc)|sem serasa|sem spc)
    (prestamo|prestamos|minicredito|microcreditos|microcredito) (de |)$
    (prestamo|prestamos|credito|creditos|anticipo|minicredito|microcreditos|microcredito) (de |)(hasta $|express|urgente|urgentes|facil|faciles|ya|aprobado|en # (min|minutos|horas)|sin (papeleo|aval|nomina|buro|preguntas))
    (te prestamos|prestamos hasta|le prestamos|emprestamos|liberamos|liberado|liberou|libera|liberam) (hasta |ate |)$
    adelanto de (sueldo|nomina|quincena|salario)
    (pret|prets) (de |)($|# a #|# a $|# euros)
    (pret|prets|credit|credits) (express|immediat|immediats|entre particuliers|rapide|rapides|sans (justificatif|justificatifs|refus|enquete|banque)|en # h|en 24h|en 48h)
    (argent|virement|fonds) (rapide|immediat|immediate|immediats|en # h|en 24h|sous 24h|sur votre compte) (* )
    sans (justificatif|justificatifs|refus|enquete|fiche de paie)
    kredit (ohne|trotz|sofort|bis|von|auch|in # minuten)
    (ohne|trotz) (schufa|schufa auskunft|bonitatsprufung|einkommensnachweis|negativer schufa|schufaeintrag|arbeitslosigkeit|negativ schufa)
    (geld|bargeld|euro|$) (sofort |heute |noch heute |in # minuten |schnell |)(aufs|auf das|auf ihr|auf dein|auf ihrem|auf deinem) konto
    (eilkredit|minikredit|kleinkredit sofort|kurzzeitkredit|expresskredit|sofortauszahlung|blitzkredit|geld leihen|schnelles geld)
    (emprestimo|credito|dinheiro|grana) (pra|para|na hora|rapido|liberado|facil|pessoal|de ate|sem (consulta|burocracia|comprovacao)|no pix|via pix|na conta hoje|na conta em)
    (saque|antecipe|antecipacao|antecipar) (do |o |seu |)(fgts|saque aniversario|decimo terceiro|13|salario|restituicao)
    `,
  ],
  [
    'high_risk_loans',
    0.5,
    '(bad credit|no credit|payday|next check|short term|pre approved|no questions asked|prestamo rapido|sin preguntas|fastfundz|cash now|quick cash|no pix hoje|na conta hoje|repay|lender|lenders|emprestimo|borrow|same day funding|no docs|asnef|quick approval|instant approval|bridge the gap|funded today|approved|no paperwork)',
  ],
  [
    'debt_relief',
    1,
    `
    (cut|cuts|lower|lowers|slash|slashes|reduce|reduces|shrink|chop) (your |ur |all your |)(credit card |card |unsecured |)(balances|balance|debt|debts|card bills) (in half|by (up to |)(%|half|a third)|down to)
    (delete|remove|wipe|dispute|erase|scrub) (* |)(late payments|evictions|eviction|repos|repo|collections|charge offs|inquiries|bankruptcies|bankruptcy|medical bills|negatives)
    (boost|raise|add|increase) (your |ur |)(score|credit|fico|credit score) (by |)# (points|pts)
    (fix|clean|repair|rebuild|reset) (your|ur|my) (credit|score|fico|report)
    (tradelines|tradeline|cpn|credit sweep|credit sweeps|credit repair|score booster|debt snowball program|debt counselors|debt specialist|debt specialists|hardship relief|consumer relief|relief hotline|forgiveness portal|forgiveness hotline)
    (have|get) (your|ur) (balance|balances|loans|loan|debt|debts) (erased|forgiven|wiped|cleared|discharged|reduced|settled)
    (settle|settled|pay|paying|settling) (for |)(only |just |)# cents on the dollar
    (cents|pennies) on the dollar
    (behind|late|drowning|maxed out|struggling|overwhelmed) (on|with|by|in) (your |ur |the |)(cards|card|credit cards|payments|bills|debt|debts|loans)
    (make|making|only making|tired of) (the |)minimum payments
    (owe|have|carry|carrying|over|with) (over |more than |at least |)($ |$|#|10k|15k|20k|*) (or more |plus |)in (credit card|card|unsecured|medical|tax|irs|student) (debt|debts|loans|bills|balances)
    (cut|cuts|reduce|reduces|slash|settle|settles|lower|eliminate|wipe) (your |out |)(back taxes|tax debt|irs debt|tax bill) (by|up|now|for)
    (irs|collectors|creditors|collections|debt collectors) (* |)(breathing|knocking|hounding|chasing|calling|after|on your)
    (congress|government|new law|federal program|biden|trump|new act) (* |)(* |)(relief|forgive|forgiveness|wipes|erases|cancels)
    (piling|piled|stacking|bills) (up|due|overdue) (* |)(* |)(wire|advance|borrow|lend|cash|funds)
    (credit card|card|unsecured|medical|tax|payday loan) debt (over|above|relief|help|gone|erased|of $|$)
    (qualify|eligible|approved) for (debt|hardship|relief|forgiveness|the hardship|a hardship|the relief|tax relief) (program|relief|*)
    (perdonar|perdonan|perdona|cancelar|eliminar|exonerar|reducir|quitar|condonar) (hasta |)(el |un |)% (de |)(tus|sus|la|las|tu|*) (deudas|deuda)
    (debes|debe|deves|devez|deve|schulden) (mas de|plus de|mais de|uber) ($|#) (en|em|de|a|*)
    (plus|mehr|mais|mas) de $ de (dettes|deudas|dividas)
    (cancela|elimina|reduce|liquida|salda|agrupa|reunifica|paga menos por) (tus|sus|todas tus|tu|tus) (deudas|deuda|prestamos|creditos)
    (segunda oportunidad (cancela|elimina|deudas|*)|ley de (la |)segunda oportunidad|sal de (deudas|asnef|buro)|salga de deudas|libre de deudas|vivir sin deudas|limpia tu (buro|historial)|agobiado por (las |tus |)deudas)
    (rachat|regroupement) de (credits|credit|dettes|prets)
    (reduisez|effacez|regroupez|divisez|baissez) (vos|tes) (dettes|credits|mensualites)
    (surendettement|trop de credits|trop de dettes|etouffe par vos credits)
    (schuldenfrei|entschuldung|schuldenbefreiung|umschulden|schulden (loswerden|abbauen|streichen|los|halbieren)|schufa (bereinigung|bereinigen|eintrag loschen|loschen)|raus aus den schulden|schufaeintrage loschen)
    (limpe|limpa|limpar|limpamos) (seu|o seu|o|teu) nome
    (quite|renegocie|negocie|elimine|zere|quitar|parcele) (suas|as|sua|a sua|todas as) (dividas|divida)
    (saia|sair|livre) das dividas
    (aumente|suba|turbine) (seu|o|o seu) score
    % de desconto na (sua |)divida
    `,
  ],
  [
    'debt_relief',
    0.5,
    '((boost|add|gain) # (points|pts)|minimum payments|one low monthly (bill|payment)|for relief|debt free|hardship program|creditors|collectors|your debt|forgiveness|relief program|deudas|dettes|schulden|dividas|credit score)',
  ],
];
