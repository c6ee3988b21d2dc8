/** Valid example params, to be replaced with the account's own data. */
export const exampleBrand = {
  legal_name: 'Corner Shop LLC',
  display_name: 'Corner Shop',
  entity_type: 'PRIVATE_PROFIT',
  ein: '12-3456789',
  vertical: 'RETAIL',
  website: 'https://shop.example',
  address: { street: '1 Main Street', city: 'San Francisco', state: 'CA', postal_code: '94105', country: 'US' },
  contact: { email: 'texts@shop.example', phone: '+12025550143' },
};

export function exampleCampaign(brandId: string, brand: string, sole: boolean) {
  return {
    brand_id: brandId,
    use_case: sole ? 'SOLE_PROPRIETOR' : 'CUSTOMER_CARE',
    description: `${brand} answers questions of its customers and tells them when their orders are ready.`,
    message_flow: `Customers of ${brand} opt in on our website by checking a box for text messages about their orders. Message frequency varies. Message and data rates may apply. Reply HELP for help, STOP to opt out.`,
    samples: [
      `${brand}: Hi [first name], your order [order number] is ready. Reply STOP to opt out.`,
      `${brand}: Thank you for your question, [first name]. We are open until [hour].`,
    ],
    opt_in_message: `${brand}: You are subscribed. Msg frequency varies. Msg & data rates may apply. Reply HELP for help, STOP to unsubscribe.`,
    opt_out_message: `${brand}: You are unsubscribed and will get no more texts.`,
    help_message: `${brand}: For help see https://shop.example/help. Msg & data rates may apply. Reply STOP to unsubscribe.`,
    privacy_url: 'https://shop.example/privacy',
    terms_url: 'https://shop.example/terms',
  };
}

export function exampleTollFree(numberId: string) {
  const { legal_name: name, display_name: brand, website, address, contact } = exampleBrand;
  return {
    number_id: numberId,
    business_name: name,
    doing_business_as: brand,
    business_type: exampleBrand.entity_type,
    business_registration: { number: exampleBrand.ein, authority: 'EIN', country: 'US' },
    website,
    address,
    contact: { ...contact, first_name: 'Ada', last_name: 'Lovelace' },
    use_case_categories: ['DELIVERY_NOTIFICATIONS'],
    use_case_summary: `${brand} tells its customers when the orders they placed on its website are ready.`,
    samples: [`${brand}: Hi [first name], your order [order number] is ready. Reply STOP to opt out.`],
    opt_in_type: 'WEB_FORM',
    opt_in_image_urls: ['https://shop.example/opt-in.png'],
    message_volume: '10,000',
    privacy_url: 'https://shop.example/privacy',
    terms_url: 'https://shop.example/terms',
  };
}
