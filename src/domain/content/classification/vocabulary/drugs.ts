import type { CategoryVocabulary } from './vocabulary.ts';

/** Cannabis, kratom and drugs as those who sell them write: slang, brands, amounts, shipping. */
export const drugs: CategoryVocabulary = [
  [
    'cannabis',
    1,
    `
    (happy|celebrate|our|this|the) (4/20|420|7/10)
    (4/20|420) (sale|sales|deal|deals|special|specials|bogo|drop|event|menu|friendly|weekend|party|blowout|blow out|is here|savings|doorbusters)
    (8ths|8th|eighths|3.5s|zips|zip|qps|halfs|ounces|ozs) (of (flower|bud|loud|gas|exotic|exotics)|and (edibles|carts|joints|concentrates|wax)|edibles|carts|joints|$|#)
    (carts|cartridges|dispos|disposables|flower|concentrates|prerolls) (and|or|plus|) (edibles|wax|concentrates|pre rolls|prerolls|tinctures|gummies|shatter|rosin)
    (zaza|za drop|gas pack|gas packs|exotic packs|loud pack|loud packs|dispo|dispos|weed pen|weed pens|dab pen|dab pens|wax pen|wax pens|thc pen|thc pens)
    (live|cured) (badder|budder|sauce|sugar) (carts|cart|gram|grams|#)
    (cbg|cbn|thcv|thcp|thco|cannabinoid|cannabinoids|cannabidiol|cannabinol|delta eight|delta nine|delta 10|d8|d9|thc free)
    (full|broad) spectrum (hemp|drops|tincture|tinctures|oil|oils|gummies|extract|balm)
    hemp (extract|extracts|gummies|gummy|flower|flowers|drops|tincture|tinctures|joints|prerolls|pre rolls|derived|cigarettes|vapes)
    (hemp|canna|cannabis|thc) (store|boutique|co op|market|seltzer|seltzers|mocktails)
    maeng da
    (white|green|red) (borneo|bali|hulu|malay|vein) (kratom|powder|powders|capsules|caps|kilo|kilos|strain|strains|and)
    (borneo|bali|malay|indo) (kratom|powder|powders|capsules|kilo|kilos|and (green|red|white))
    (kilo|kilos|# g|#g|250g|500g|1kg|bag|bags) (of |)kratom
    kratom
    (stiiizy|jeeter|jeeters|muha meds|wyld gummies|kiva bars|raw garden|leafly|eaze|kushy punch|stizzy)
    (med|mmj|marijuana|cannabis) card (holders|required|ok|or)
    (get|getting|come get) (lifted|faded|baked|blazed|stoned)
    (porros|cogollos|hachis|haschisch|hasch|haxixe|baseado|baseados|beuh|marihuanasamen|hanfblute|grasbluten)
    (marijuana|weed|cannabis|maria|beuh|gras) (a domicilio|en livraison|livraison|lieferung|delivery|entrega)
    `,
  ],
  [
    'cannabis',
    0.5,
    '(4/20|8ths|zips|3.5s|carts|dispensary|tinctures|full spectrum|broad spectrum|budtenders|cones|gummy tin|top shelf flower|exotics|infused|rosin|terpenes|sesh|mota|med card|stoney|dank)',
  ],
  [
    'cannabis',
    0.35,
    '(5mg|10mg|25mg|50mg|100mg|200mg|600mg|hit different|hits different|tap in|gas|qtrs|halves|loud|potent|cured|trichomes|zips for|budget ounces|curbside pickup|med patients|patients|sativas|indicas|smokable|rolling|rolled)',
  ],
  ['cannabis', 0.2, '(brownies|dm|menu|21|plug|strain|strains|leaf|leaves|green|buds)'],
  [
    'controlled_substances',
    1,
    `
    (no|without (a |any |)) (script|scripts|rx) (needed|required|necessary|ok|)
    (percs|xans|xannies|xannax|roxys|roxies|oxys|zannies|norcos|addies|addys|perkys|k pins|mollys|shrooms bars)
    (ozempic|wegovy|mounjaro|semaglutide|tirzepatide|zepbound|glp 1|testosterone|viagra|cialis|adderall|xanax) without
    (ozempic|wegovy|mounjaro|semaglutide|tirzepatide|zepbound|glp 1|testosterone|hgh|trt) (* |)(for|from|only|just|at) (only |just |)$
    (skip the|no|without the|without a|without seeing a) (doctor|dr|doctors) (* |)(ozempic|wegovy|semaglutide|meds|pills|visit|needed|required)
    (golden teacher|golden teachers|penis envy|polka dot bars|one up bars|shroom bars|shroom bar|mushroom bars|magic truffles|lsd tabs|acid tabs|microdose (capsules|caps|mushrooms|shrooms))
    (1g|2g|3g|3.5g|4g|5g|7g) of (magic|shrooms|mushrooms|penis envy|golden)
    (benzos|opiates|opioids|stimulants|painkillers|pain killers|sleeping pills|diet pills|pain pills|study pills) (for sale|online|shipped|delivered|no|without|discreet|overnight|available|in stock)
    (meds|pills|pharma|tabs) (shipped|delivered|mailed) (discreetly|overnight|discreet|worldwide|to your door)
    (pastillas|medicamentos|pilules|medicaments|tabletten|remedios|comprimidos|antidepresivos|ansioliticos|anabolizantes|esteroides|steroide|anabolika) (sin|sans|ohne|sem) (receta|ordonnance|rezept|receita|prescripcion|prescription|verschreibung)
    (viagra|cialis|tilidin|tramadol|diazepam|xanax|ozempic|schlaftabletten|potenzmittel|clonazepam|rivotril|ritalina|lyrica|mounjaro|sibutramina) (rezeptfrei|sin receta|sem receita|sans ordonnance|ohne rezept|generico|genericos|generique|generiques|generika|a domicilio|en ligne|online|bestellen)
    (citrate de|kamagra|clenbuterol|sustanon|dianabol|anavar|sarms|winstrol|trenbolone|bbl shots|lipo shots online)
    `,
  ],
  [
    'controlled_substances',
    0.5,
    `
    (xanax|adderall|oxy|oxycontin|oxycodone|percocet|vicodin|tramadol|hydrocodone|fentanyl|ketamine|mdma|molly|cocaine|heroin|meth|lsd|steroids|ambien|valium|klonopin|ritalin|codeine|hgh|perc|xan|addy|bars|shrooms|ozempic|wegovy|mounjaro|semaglutide|clonazepam|rivotril|diazepam|lyrica)
    (discreet|discrete|discreto|discreta|discreet mail|diskret|discret|stealth) (shipping|packaging|delivery|mail|overnight|envio|entrega|colis|livraison|verpackt|versand|envoi|packages|*)
    (envio|entrega|livraison|envoi|lieferung|versand) (discreto|discreta|discret|discrete|diskret)
    (overnight shipping|trippy|ships anywhere|(venmo|cashapp|crypto|cash app|btc) only|envios a todo|real pharma|pharma grade|pressed|pressies|same day meet|meet up|signal only|plug|hmu|pay btc|pay by (cashapp|cash app|btc|bitcoin|crypto)|no questions asked)
    `,
  ],
];
