import type { Vocabulary } from './vocabulary.ts';

/** What every program must say of itself: how to stop, how to get help, what messages cost. */
export const footer: Vocabulary = [
  [
    'neutral',
    0,
    `
    (reply |text |txt |send |respond |)(stop|stopall|unsubscribe|end|quit|cancel) (to|2) (end|stop|quit|cancel|opt out|optout|unsubscribe|unsub|leave) (them|it|texts|messages|these messages|alerts|)
    (reply |text |txt |send |)stop
    (reply |text |txt |send |)help (for|to get) (help|info|more info)
    for help (see|visit|call|reply|email|go to|text) (@|#|)
    (msg|msgs|message|messages|std msg|standard message) (and |)(data |)rates (may |)apply
    (msg|message) (freq|frequency) (varies|may vary|is|#|)
    (up to |max |)# (msg|msgs|message|messages|texts) (a|per) (month|week|day)
    (up to |max |)# (msgs|messages|texts) (month|mo|week|wk|)
    (responda|responde|envia|envie|texto) (stop|baja|alto|para|salir|cancelar|sair|pare) (para (salir|cancelar|darse de baja|darte de baja|sair|parar|terminar)|)
    (repondez|envoyez) (stop|arret|stop sms) (pour (vous desabonner|arreter|ne plus recevoir|vous desinscrire|stopper)|)
    (antworten sie|antworte|sende|senden sie) (mit |)(stop|stopp|ende) (zum abmelden|um sich abzumelden|um dich abzumelden|)
    (start|unstop) (subscribes|resubscribes|to (resubscribe|rejoin|start|subscribe)) (you again|)
    (agree|agreed|consent) to (get|receive) (texts|messages|marketing texts|offers by text|text messages)
    `,
  ],
  [
    'transactional',
    1,
    `
    (you are|youre|you have been|youve been) (now |)(subscribed|unsubscribed|opted out|opted in|out|removed)
    will (get|receive) no (more|further) (messages|texts)
    `,
  ],
];
