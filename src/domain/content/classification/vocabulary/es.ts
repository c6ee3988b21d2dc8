import type { Vocabulary } from './vocabulary.ts';

/** Spanish, without accents. */
export const es: Vocabulary = [
  [
    'offer',
    1.2,
    `
    primer mes (* |)(* |)(a|por) (un euro|$|solo|mitad)
    (corre|va|es|invita) (de|por) (nuestra cuenta|nuestra parte|la casa)
    (puntos) (valen|equivalen a) $
    (al|por el) precio de (una|uno|un|1)
    % para (la|el|tu|su|tus|sus) (proximo|proxima|siguiente|primera|primer) (* |)
    (oferta|ofertas|regalo|bono|cupon|descuento|promo) (de |)(bienvenida|cumpleanos|verano|invierno|otono|primavera|navidad|lanzamiento|aniversario|fin de semana)
    (% |$ )(de |)(descuento|regalo|dto|saldo extra) (en|para|por|con|al|sobre|a)
    (todo|toda|todos|todas) (* |)(* |)(al|a|con|desde|por) (el |)(%|$|mitad)
    (cierre|fin|final|cambio) de temporada
    # (tacos|cervezas|pizzas|hamburguesas|copas|menus|piezas|camisetas|pares|entradas|noches|cafes|empanadas|kilos) (por|a|desde) (solo |)$
    (al|por el) (doble|triple) de
    (tu|un|una) (donativo|donacion) de $
    (dos|2) (al|por el) precio de (uno|1)
    por (solo |)$ (al mes|cada|hasta|este|todo)
    (te|le|os) (regalamos|invitamos|damos|ofrecemos|devolvemos|descontamos) (un|una|el|la|#|$|hasta|al|a)
    (postre|cafe|bebida|copa|clase|mes|semana|sesion|noche|consulta|envio|entrada|aperitivo|instalacion|matricula) (gratis|de regalo|gratuita|gratuito|invita la casa|de cortesia)
    (primera|primer|segunda|segunda|tercer|tercera) (* |)(gratis|a mitad|de regalo|por $|al %)
    (matricula|inscripcion) (gratis|gratuita|sin coste|abierta)
    por nuestra cuenta
    (acumula|consigue|gana|ganas|recibe|recibes) (puntos|doble|el doble|$|#)
    % (de |)(descuento|dcto|dto|desc|menos|off)
    (hasta|ahorra|ahorre|llevate|con un|disfruta|aprovecha) (un |el |hasta un |hasta el |)(%|$)
    (descuento|descuentos|rebaja|rebajas|promocion|promo|oferta|ofertas) (de|del|hasta|exclusiva|exclusivas|exclusivo|exclusivos|especial|especiales|en|por|para|unica|relampago|flash|valida|valido|hoy|solo|increibles|irresistibles|imperdibles|limitada|imperdible|termina)
    (gran|grandes|super|mejores|nuestras|increibles|nuevas|ultimas|mejor|mega|esta|la|las) (oferta|ofertas|rebajas|descuentos|promociones|promocion|venta|liquidacion|rebaja)
    (rebajas|liquidacion|remate|outlet)
    (2x1|3x2|dos por uno|tres por dos)
    (usa|utiliza|ingresa|introduce|con|aplica|canjea) (el |tu |)(codigo|cupon) (promocional |de descuento |)(&|*)
    (codigo|cupon) (promocional|de descuento)
    (envio|envios) (gratis|gratuito|gratuitos)
    (gratis|de regalo|sin costo) (por|en|con|al|tu|para)
    (llevate|consigue|obten|recibe|gana|reclama) (gratis|un regalo|una|un|tu|#|el|hasta|dos|2|$)
    (regalo|regalos) (gratis|exclusivo|para ti|sorpresa|especial)
    (mitad de precio|medio precio|precios bajos|mejor precio|mejores precios|precio especial|precios increibles|precios especiales|precio increible)
    (participa|gana|sorteo|concurso) (y|en|de|por|un|una)
    (doble|triple) puntos
    (meses) sin intereses
    buen fin
    hot sale
    prueba gratis
    (primer|primera) (mes|clase|sesion) gratis
    `,
  ],
  ['price', 1.2, '(solo|desde|por solo|a solo|a partir de|por tan solo|ahora) $\n$ (al mes|cada uno|c u)'],
  [
    'urgency',
    0.7,
    `
    (no esperes|no espere|antes de que se (acabe|acaben|agote|agoten)|quedan (pocos|pocas|dos|tres))
    (solo|unicamente) (hoy|por hoy|este fin de semana|esta semana|por tiempo limitado|hasta el|online|manana|quedan)
    (ultima|ultimas|ultimo|ultimos) (oportunidad|horas|dias|dia|unidades|plazas|lugares|entradas)
    (tiempo|plazas|cupos|unidades|stock) (limitado|limitadas|limitados)
    (hasta agotar existencias|hasta fin de existencias|no te lo pierdas|no se lo pierda|no te la pierdas|no dejes pasar|date prisa|apresurate|aprovecha|aproveche|corre|termina hoy|acaba hoy|termina manana|vuelan|no esperes)
    `,
  ],
  [
    'call_to_buy',
    1.2,
    `
    todo (fuera|debe irse)
    te (esperamos|invitamos)
    (os|los|las) esperamos (en|a|este|con|hoy|para)
    (ayudanos|dona|colabora|hazte) (a|con|socio|socia|ya|hoy)
    (reserva|reserve|aparta|agenda|solicita|pide) (tu|su|una|tus|ahora|cita|mesa|plaza|tu hora|tu mesa|tu plaza) (* |)(ya|hoy|ahora|en|respondiendo|llamando|aqui|antes|gratis|con)
    ven a (celebrar|celebrarlo|probar|conocer|ver|visitar|disfrutar|vernos|por|conocernos|descubrir|comer|cenar)
    (descarga|descargate|baja) (la|nuestra|ya|gratis) (app|aplicacion|* app)
    (apuntate|unete|aprende|matriculate|inscribete|dona|colabora|ayuda|ayudanos|solicita) (a|al|con|ya|hoy|ahora|en|antes|gratis|nuestro|hasta)
    (cotiza|compara|calcula) (tu|gratis|tu seguro|ya|en)
    (buscamos|estamos contratando|contratamos) (* |)(* |)(personal|camareros|conductores|repartidores|envia|manda|interesados)
    (compra|compre|pide|ordena|reserva|suscribete|inscribete|registrate|adquiere|contrata|llama|cambiate|visitanos|visita|descubre|descubra|ven|pasate|conoce) (ya|ahora|hoy|aqui|en @|@|online|nuestra|nuestras|nuestro|nuestros|la nueva|las nuevas|el nuevo|por nuestra|a nuestra|en tienda|en nuestra|tu entrada|tu mesa para)
    (date un capricho|renueva tu|estrena|consigue el tuyo|consigue la tuya|llevatelo|regala)
    te (esperamos|invitamos) (en|a|este|con|hoy|para)
    `,
  ],
  [
    'promotion',
    1.2,
    `
    (estas|esta|estais|estan|quedas) (invitado|invitada|invitados) (a|al)
    (estrenamos|inauguramos|presentamos|lanzamos|abrimos|celebramos) (terraza|nueva|nuevo|tienda|local|carta|menu|la|el|nuestro|nuestra|temporada)
    (musica|concierto|dj) (en vivo|en directo|en la)
    (menu del dia|menu degustacion|noche de|happy hour|barra libre|ladies night)
    (hace tiempo|tanto tiempo|hace mucho) que no (te|nos|vienes|venias)
    (matriculas|inscripciones|plazas) (abiertas|disponibles|limitadas)
    (casa|piso|apartamento|chalet|local) (en venta|en alquiler|de # habitaciones|con vistas)
    (nueva|nuevas|nuevo|nuevos) (coleccion|colecciones|temporada|modelos|productos|menu|sabores|llegadas|estilos|tienda|catalogo|lanzamiento)
    (ya disponible|ya llego|ya llegaron|acaba de llegar|recien llegado|te extranamos|te echamos de menos|vuelve|gran inauguracion|gran apertura|de vuelta en stock|ya esta aqui|ya estan aqui)
    (olvidaste algo|dejaste algo|tu carrito|carrito te espera)
    (recomienda|invita) a (un amigo|tus amigos)
    (black friday|dia de la madre|dia del padre|san valentin|navidad)
    `,
  ],
  [
    'offer',
    0.5,
    '(oferta|ofertas|descuento|descuentos|promocion|promociones|promo|rebaja|gratis|cupon|ahorra|ahorro|regalo|regalos|premio|premios|gana|exclusivo|exclusiva|exclusivos)',
  ],
  [
    'call_to_buy',
    0.4,
    '(compra|comprar|compre|descubre|disfruta|ven|aprovecha|reserva ya|visitanos|entra en|coleccion|novedades|estreno|celebra|fiesta|evento|temporada|favoritos|perfecto|increible)',
  ],
  [
    'transactional',
    1,
    `
    (le|te|les) (cargaremos|cobraremos|abonaremos|devolveremos|enviaremos|llamaremos|confirmamos|informamos)
    (por la (lluvia|nieve|tormenta)|se (traslada|aplaza|suspende|cancela|pospone)|operacion (rechazada|aprobada|realizada))
    (aviso|debido a|corte de (agua|luz|suministro))
    (tu|su|el|la|este|esta) (pedido|paquete|envio|entrega|cita|reserva|pago|factura|cuenta|saldo|reembolso|codigo|clave|contrasena|receta|compra|vuelo|mesa|solicitud|suscripcion|tarjeta|recibo|orden|turno|transferencia|deposito|plan|conductor|repartidor|medico|consulta|clase|prestamo|cuota|devolucion|poliza|documento|visita)
    (ha sido|fue|esta|han sido|sera) (enviado|enviada|entregado|entregada|confirmado|confirmada|procesado|procesada|cancelado|cancelada|recibido|recibida|programado|programada|listo|lista|en camino|aprobado|aprobada|rechazado|pagado|reprogramada|bloqueada|activada|pendiente|aplicado)
    (recordatorio|le recordamos|te recordamos|recuerde|codigo de verificacion|codigo de acceso|codigo de seguridad|no comparta|no lo comparta|no lo compartas|no compartas|numero de seguimiento|seguimiento|en camino|vence|vencimiento|responda|responde (si|c|1)|confirmar|reprogramar|hemos recibido|recibimos|gracias por su|gracias por tu|cobro|cargo|pago de|se ha realizado|hemos procesado|listo para recoger|lista para recoger|llegara|saldo|adeudo|transferencia|retiro|inicio de sesion|dr|dra)
    `,
  ],
  [
    'record',
    1,
    '(compra|pago|transferencia|retiro|cargo) (aprobada|aprobado|realizada|realizado|rechazada|rechazado|enviada|recibida) (de|por) $\n(reembolso|devolucion|cargo|pago|total|importe|factura|compra|pedido|saldo|deposito|transferencia|retiro|abono|cobro|monto|recibo|recargo) (de|por|es|por un total de|es de|por importe de) ($|%)\n$ (fue|ha sido|se|de su|vence|con tarjeta)\n(se renueva|se renovara|renovacion)\n(pagar|pago|recibido|pagado|debe|abonado) $',
  ],
  [
    'neutral',
    0,
    '(oferta de (trabajo|empleo)|codigo postal|dia laborable|(reserva|compra) (#|&|confirmada|numero)|sin cargo|la compra|de compra|su compra|regalo enviado)',
  ],
];
