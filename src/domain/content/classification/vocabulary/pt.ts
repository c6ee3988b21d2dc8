import type { Vocabulary } from './vocabulary.ts';

/** Portuguese, without accents. */
export const pt: Vocabulary = [
  [
    'offer',
    1.2,
    `
    primeiro mes (* |)(* |)(por|a) $
    (pontos) (valem) $
    pelo preco de (um|uma|1)
    % (na|no|em|para) (a |o |sua |seu |)(proxima|proximo|primeira|primeiro)
    (tem|ganha|ganham|com|leva) % (na|no|em|de|off|nas|nos)
    (cliente|clientes) (especial|vip|fiel|fidelidade) (tem|ganha|ganham|paga)
    em dobro
    (uma |sua |)doacao de $
    (por|a) $ (cada|no|na|ate|so|somente|a unidade)
    (dose|chopp|cerveja|caipirinha|porcao|drink|rodizio) (* |)(em dobro|gratis|por $)
    por nossa conta
    (ganhe|leve|receba|garanta) (um|uma|o|a|seu|sua|#|$|ate) (* |)(gratis|brinde|fatia|desconto|cupom|bonus|mes|presente|de volta|extra|vale)
    (primeira|primeiro|segunda|segundo) (* |)(gratis|pela metade|por $|sai por|e por nossa)
    (isencao|sem taxa|taxa zero|matricula gratis|matricula gratuita)
    % (de |)(desconto|desc|off|cashback|mais barato|menos|bonus)
    (ate|ganhe|economize|aproveite|leve|com) (ate |)(%|$) (de |)(desconto|off|cashback|em|no|na)
    (ganhe|economize|poupe) (ate |)(%|$|#|um|uma)
    $ (de desconto|off|de cashback|de bonus)
    (desconto|descontos|promocao|promocoes|oferta|ofertas|promo|saldos) (de|do|da|ate|exclusiva|exclusivo|exclusivos|exclusivas|especial|especiais|em|relampago|imperdivel|imperdiveis|valida|valido|hoje|so|para|por|limitada|incriveis)
    (super|mega|grande|grandes|melhores|nossas|nossa|incriveis|novas|ultimas|esta|as) (oferta|ofertas|promocao|promocoes|descontos|liquidacao|saldos)
    (liquidacao|queima de estoque|saldos)
    (leve # pague|leve 2|leve 3|pague 1|pague 2|compre e ganhe|compre 1|2 por 1)
    (use|utilize|com|insira|digite|aplique) (o |)(codigo|cupom|cupao) (promocional |de desconto |)(&|*)
    (codigo|cupom|cupao) (promocional|de desconto)
    (frete|entrega|envio|portes) (gratis|gratuita|gratuito|gratuitos)
    (gratis|brinde) (na|no|em|por|ao|para|com)
    (brinde|presente|presentes) (gratis|exclusivo|especial|para voce|surpresa)
    (metade do preco|precos baixos|melhor preco|melhores precos|preco especial|menor preco|precos imperdiveis|precos incriveis|preco imperdivel)
    (concorra|participe|sorteio) (e|a|ao|de|do|da)
    (pontos em dobro|dobro de pontos|cashback)
    (teste|aula|mes|experimente) gratis
    (primeiro|primeira) (mes|aula) gratis
    `,
  ],
  ['price', 1.2, '(so|apenas|a partir de|por apenas|desde|por so|somente|por somente) $\n$ (por mes|a vista|cada)'],
  [
    'urgency',
    0.7,
    `
    (nao (espere|deixe para depois|fique de fora)|restam (duas|tres|poucas|poucos)|antes que acabe)
    (so|somente|apenas) (hoje|ate|este fim de semana|esta semana|neste|amanha|por tempo limitado|nesta)
    (ultima|ultimas|ultimo|ultimos) (chance|horas|dias|dia|unidades|vagas|oportunidade|pecas)
    (por tempo limitado|vagas limitadas|estoque limitado|enquanto durarem|nao perca|corra|aproveite|aproveita|garanta|garanta ja|termina hoje|acaba hoje|acaba amanha|ultima chamada|nao deixe passar)
    `,
  ],
  [
    'call_to_buy',
    1.2,
    `
    tudo tem que sair
    (chama|chame|traga|convide|marque) (a galera|os amigos|a turma|seus amigos|a familia|um amigo|todo mundo)
    (passe|venha|da uma passada|corre) (na|no|para|aqui|ate|la|conhecer|experimentar|provar|comemorar|celebrar)
    (baixe|instale) (o|nosso|ja) (* |)(app|aplicativo)
    (doe|ajude|contribua|matricule se|estude|aprenda|simule|compare|cote) (agora|hoje|ja|em casa|com|a|o|seu|gratis|ingles|online|conosco)
    (estamos contratando|vagas abertas|contrata se|envie seu curriculo)
    (compre|peca|reserve|assine|inscreva se|cadastre se|adquira|contrate|ligue|descubra|confira|visite|venha|conheca|garanta|experimente|baixe) (ja|agora|hoje|aqui|online|nossa|nossas|nosso|nossos|a nova|o novo|as novas|em @|@|na loja|o seu|a sua|em|no site|conhecer|ate|as nossas|a nossa)
    (presenteie|mime se|renove seu|renove sua)
    (esperamos|convidamos) (voce|por si|por voce)
    `,
  ],
  [
    'promotion',
    1.2,
    `
    (esta|estao) (convidado|convidada|convidados) (para|a)
    (chegou|chegaram|vem ai|lancamos|apresentamos|estreou) (o|a|os|as|nosso|nossa|uma|um) (novo|nova|novos|novas|melhor|sabor|colecao|linha|verao|inverno)
    (passa|passe|vem|venha|corre|cola) (aqui|la|na|no) (* |)(e |)(prova|provar|experimenta|conferir|ver|conhecer|com|hoje|garantir|aproveitar)
    (matriculas|inscricoes|vendas|pre venda) (abertas|abertos|aberta|prorrogadas|com)
    (musica ao vivo|show ao vivo|rodizio|happy hour|open bar|noite de)
    (apartamento|casa|apto) (a venda|# quartos|para alugar|com # quartos)
    (faz tempo|quanto tempo|ha quanto tempo)
    (nova|novas|novo|novos) (colecao|colecoes|temporada|modelos|produtos|cardapio|menu|sabores|loja|lancamento|lancamentos)
    (ja disponivel|ja chegou|acabou de chegar|sentimos sua falta|sentimos a sua falta|temos saudades|volte|grande inauguracao|inauguracao|de volta ao estoque|voce esta convidado|lancamento)
    (esqueceu algo|seu carrinho|o seu carrinho|carrinho espera)
    indique (um amigo|amigos|e ganhe)
    (black friday|dia das maes|dia dos pais|dia dos namorados|natal)
    `,
  ],
  [
    'offer',
    0.5,
    '(por apenas $|so hoje|oferta|ofertas|desconto|descontos|promocao|promocoes|promo|gratis|cupom|cupao|economize|poupe|brinde|presente|premio|premios|ganhe|exclusivo|exclusiva|imperdivel)',
  ],
  [
    'call_to_buy',
    0.4,
    '(compre|comprar|descubra|confira|venha|conheca|visite|colecao|novidades|lancamento|celebre|festa|evento|temporada|favoritos|perfeito|incrivel)',
  ],
  [
    'transactional',
    1,
    `
    vamos (debitar|cobrar|devolver|estornar|enviar|ligar|confirmar)
    por causa (da|do|de)
    (aviso|devido a|falta de (agua|energia))
    (seu|sua|teu|tua|o|a|este|esta) (pedido|pacote|encomenda|entrega|consulta|reserva|pagamento|fatura|conta|saldo|reembolso|codigo|senha|receita|compra|voo|mesa|solicitacao|assinatura|cartao|recibo|boleto|transferencia|deposito|plano|motorista|entregador|medico|aula|emprestimo|parcela|devolucao|apolice|documento|pix|agendamento|marcacao|palavra passe|visita)
    (foi|esta|sera|foram) (enviado|enviada|entregue|confirmado|confirmada|processado|processada|cancelado|cancelada|recebido|recebida|agendado|agendada|pronto|pronta|a caminho|aprovado|aprovada|recusado|pago|paga|reagendada|bloqueada|ativada|pendente|realizada|realizado|aplicado|em rota)
    (lembrete|lembramos|codigo de verificacao|codigo de acesso|codigo de seguranca|nao compartilhe|nao partilhe|codigo de rastreio|rastreie|rastreamento|a caminho|vence|vencimento|responda|confirmar|reagendar|remarcar|recebemos|obrigado por|obrigado pela|obrigada pela|cobranca|debito|pagamento de|processamos|pronto para retirada|chegara|saldo|transferencia|saque|acesso|dr|dra|multibanco|levantamento)
    `,
  ],
  [
    'record',
    1,
    '(compra|pagamento|transferencia|pix|saque) (aprovada|aprovado|realizada|realizado|recusada|recusado|enviado|enviada|recebido|recebida|efetuada) (de|no valor de) $\n(reembolso|pagamento|total|valor|fatura|compra|pedido|saldo|deposito|transferencia|saque|cobranca|pix|debito|boleto|recibo|levantamento|estorno|parcela) (de|e de|no valor de|e|do valor de|por) ($|%)\n$ (foi|foram|sera|vence)\n(renova se|sera renovada|sera renovado|renovacao)\n(pagar|pago|recebido|deve|valor) $',
  ],
  [
    'neutral',
    0,
    '(oferta de (emprego|trabalho)|(compra|reserva) (#|&|confirmada|aprovada)|sem custo|sua compra|dia util)',
  ],
];
