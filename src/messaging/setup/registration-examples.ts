/** Calls that are valid as they stand, to be filled with an account's own words. */
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
    message_flow: `Customers of ${brand} agree on our website by ticking a box for text messages about their orders. Message frequency varies. Message and data rates may apply. Reply HELP for help, STOP to opt out.`,
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
