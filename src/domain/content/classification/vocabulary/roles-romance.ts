import type { Roles } from './roles.ts';

/** The roles of Spanish words, without accents. */
export const rolesEs: Roles = {
  possessive: 'tu tus su sus',
  our: 'nuestro nuestra nuestros nuestras',
  record: `
    pedido pedidos paquete envio entrega cita reserva pago factura cuenta saldo reembolso codigo clave contrasena receta
    compra vuelo mesa solicitud suscripcion tarjeta recibo transferencia deposito consulta prestamo cuota devolucion
    poliza documento expediente vehiculo resultados abono bono cargo recarga
  `,
  future: 'proximo proxima',
  benefit: 'descuento cupon oferta promocion regalo puntos vale',
  auxiliary: 'ha han fue fueron sido esta estan es son sera seran se queda ya',
  participle: `
    trasladado trasladada rechazada suspendido suspendida cancelado cancelada aplicado aplicada aplico descontado abonado cobrado cargado reembolsado enviado enviada entregado
    entregada recibido recibida procesado procesada confirmado confirmada aplazado aplazada reprogramado reprogramada
    rechazado rechazada pagado pagada retrasado devuelto anulado anulada
  `,
  own_participle:
    'listo lista disponible aprobado aprobada cambiado cambiada activada bloqueada renovado vencido modificada',
  finite: 'empieza comienza termina llegaron llega llegara vence salio llego renueva caduca',
  invitation: `
    pasate invitado invitada hazte gastalos gastalas leelo leela pruebalas llevatelo llevatela probarlo echa asomate quedate descubre descubra descubrela descubrelo disfruta disfrute estrena ven vengan pasate pasese acercate visitanos
    apuntate unete aprende prueba pruebalo consigue aprovecha llevate regala regalate celebra recomienda trae
    saborea vive conoce renueva cambiate corre escapate relajate date suscribete inscribete matriculate
    vuelve pide ahorra viaja gana conviertete dona colabora hazte anima animate comparte encuentra
    sorprende entrena baila cena brinda personaliza adelantate
  `,
  joiner: 'y o pero',
  opening: 'solo hoy ahora ademas hola buenas estimado estimada querido querida',
  product: `
    reloj peonias floristeria
    feria navidad platos noches trastero jazz
    roscon calcetines bufandas feria kayak rutas encargos aventura cata bolso cole tiendas mascarilla espectaculo libro libros libreria salon gafas salsa curso dos optica newsletter mechas manicura coleccion botas zapatos vestidos vestido abrigo abrigos camisetas lino moda perfume perfumes maquillaje masaje corte
    pelo sofa sofas camas colchon colchones muebles pizza pizzas tacos mojitos copas cafe postre menu platos tapas cerveza
    vino vinos cena brunch concierto cine teatro noche fiesta feria taller curso cursos clases plazas ceramica yoga
    gimnasio matricula entradas viaje viajes hotel crucero vuelos playa escapada piso fibra movil seguro novedades
    recetas consejos boletin catalogo rebajas tienda inauguracion degustacion temporada flores regalos juguetes helado
    helados tarta bici bicis coche entrenador spa tratamiento uñas gafas precio
  `,
  praise:
    'mejor mejores perfecto perfecta nuevo nueva nuevos nuevas exclusivo exclusiva irresistible delicioso antojo cansado cansada gratis doble mitad unico especial favorito favoritos ganas gustaba',
  lure: 'agradecera encanta merece mereces espera esperan',
  no: 'sin',
  barrier: 'compromiso permanencia matricula coste entrada',
  arrival: 'llegaron volvio vuelve regresa llego',
  appetite: 'cansado cansada antojo ganas buscas quieres necesitas listo lista harto',
  instruction: 'favor rogamos',
  clock: 'las',
  service_question: 'reconoce usted duda dudas preguntas',
};

/** The roles of French words, without accents. */
export const rolesFr: Roles = {
  possessive: 'votre vos ton ta tes',
  our: 'notre nos',
  record: `
    commande colis livraison rdv reservation paiement facture compte solde remboursement code ordonnance achat vol
    abonnement carte recu virement contrat chauffeur livreur consultation dossier pret echeance retour prelevement
    document seance loyer espace identifiant intervention vehicule resultats
  `,
  future: 'prochain prochaine prochains',
  benefit: 'remise reduction bon promo offre avantage points cadeau',
  auxiliary: 'ont est sont ete sera seront fut etes',
  participle: `
    annule annulee deduite deduit appliquee applique remboursee rembourse debitee debite creditee credite expediee
    expedie livree livre recue recu traitee confirmee confirme reportee reporte preleve prelevee refusee refuse
    deplace deplacee recreditee retarde
  `,
  own_participle: 'pret prete disponible modifie modifiee validee valide activee bloque acceptee accepte reservee',
  finite: 'commence termine finit arrive arrivera renouvelle',
  invitation: `
    formez initiez convie conviee invite invitee prenez depensez lisez ecoutez regardez restez gardez emportez installez decouvrez decouvre profitez profite venez viens essayez goutez degustez savourez craquez offrez faites retrouvez
    rejoignez fetez partez evadez envolez inscrivez reservez commandez achetez passez parrainez gagnez participez
    apprenez testez adoptez laissez choisissez invitez partagez abonnez revenez plongez celebrez vivez
    telechargez economisez comparez changez osez poussez shoppez
  `,
  joiner: 'et ou puis mais',
  opening: 'aujourdhui alors bonjour salut bonsoir coucou cher chere',
  product: `
    montre pivoines fleuriste
    noel secours nuits soirs stockage plats
    galette chaussettes echarpes kayak aventure sac masque boutiques rentree degustation livre librairie salon salsa lettre guide paires pivoines couleur atelier appartement festival nuits plein collection robe robes bottes chaussures manteau manteaux pulls lingerie parfum parfums maquillage soin soins massage
    spa coiffure coupe literie canape canapes meubles deco cuisine pizza pizzas burger cafe croissant gateau patisserie
    menu carte plat plats brunch diner dejeuner degustation vin vins fromage fromages champagne soiree concert jazz cinema
    theatre spectacle expo atelier cours boxe yoga salle sport stage sejour sejours voyage voyages croisiere week-end
    vacances hotel billets places fleurs jouets livre livres recettes astuces newsletter adresses catalogue boutique
    magasin nouveautes soldes prix mutuelle assurance fibre forfait devis plombier jardin velo velos voiture bijoux
    lunettes chocolat chocolats glace marche brocante musique surprises soleil
  `,
  praise:
    'meilleur meilleure meilleurs meilleures parfait parfaite nouveau nouvelle nouveaux nouvelles exclusif exclusive irresistible delicieux ideal envie besoin offert offerte gratuit gratuite doux prefere preferee unique bonnes moins',
  lure: 'dira remerciera adore merite meritez attend attendent manquez',
  no: 'sans',
  barrier: 'engagement frais obligation',
  arrival: 'arrivee arrivees retour',
  appetite: 'envie besoin pret prete marre fatigue cherchez voulez pourquoi faim',
  instruction: 'veuillez merci',
  clock: 'vers',
  service_question: 'effectue reconnaissez question questions',
};

/** The roles of Portuguese words, without accents. */
export const rolesPt: Roles = {
  possessive: 'seu sua seus suas teu tua',
  our: 'nosso nossa nossos nossas',
  record: `
    pedido pacote encomenda entrega consulta reserva pagamento fatura conta saldo reembolso codigo senha receita compra
    voo mesa solicitacao assinatura cartao recibo boleto transferencia deposito emprestimo parcela devolucao apolice
    documento pix agendamento marcacao credito exame resultado veiculo mensalidade
  `,
  future: 'proximo proxima',
  benefit: 'desconto cupom cupao oferta brinde pontos bonus vale',
  auxiliary: 'foi foram sido esta estao e sao sera serao',
  participle: `
    recusada transferido transferida adiantada cancelado cancelada aplicado aplicada descontado estornado enviado enviada entregue recebido recebida processado
    processada confirmado confirmada adiado adiada remarcado remarcada recusado paga devolvido devolvida debitado
    creditado reservada
  `,
  own_participle: 'pronto pronta disponivel aprovado aprovada alterado alterada ativada bloqueada renovado vencido',
  finite: 'comeca termina chegaram acaba chega vence saiu renova expira',
  invitation: `
    convidado convidada pegue gaste leia ouca veja fique confira descubra confira aproveite experimente prove garanta venha venham vem traga aprenda volte viva conheca corre corra
    mude chame passe visite leve ganhe indique convide participe celebre comemore presenteie renove viaje assine
    compre peca inscreva matricule doe adote treine relaxe saboreie estreie economize junte reserve baixe
    surpreenda faca
  `,
  joiner: 'e ou mas',
  opening: 'so hoje agora tambem entao oi ola bom caro cara prezado prezada',
  product: `
    relogio peonias floricultura
    natal feira noites pratos doces
    bolo meias cachecois caiaque passeio encomendas aventura bolsa mascara degustacao lojas aulas livro livraria salao salsa oculos newsletter luzes padaria apartamento festival noites colecao praia verao inverno casacos botas tenis vestido vestidos roupas moda perfume perfumes maquiagem massagem corte
    cabelo sofa camas colchao moveis pizza pizzas rodizio hamburguer cafe sobremesa cardapio prato pratos vinho vinhos
    cerveja chopp jantar almoco show cinema teatro festa feira oficina curso cursos aula aulas violao ingles ioga academia
    treino vaga vagas matricula ingressos viagem viagens hotel pacotes voos apartamento internet fibra seguro novidades
    receitas dicas guia blog catalogo loja inauguracao flores presentes brinquedos bolo sorvete bicicleta carro spa
    oculos preco frete site promocao
  `,
  praise:
    'melhor melhores perfeito perfeita novo nova novos novas exclusivo exclusiva irresistivel delicioso cansado cansada gratis dobro metade unico especial favorito favoritos saudades queria custo musica brindes',
  lure: 'agradecer agradece adora merece espera esperam',
  no: 'sem',
  barrier: 'compromisso fidelidade matricula custo taxa',
  arrival: 'chegou chegaram voltou',
  appetite: 'cansado cansada vontade quer precisa procurando pronto pronta fome que',
  instruction: 'favor',
  clock: 'as',
  service_question: 'reconhece duvida duvidas',
};
