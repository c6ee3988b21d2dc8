/** The minimum params of a valid program. */
export const ACME = {
  name: 'News',
  brand: 'Acme Coffee',
  purpose: 'new roasts',
  frequency: 'up to 4 msgs/month',
  privacy_url: 'https://acme.example/privacy',
  terms_url: 'https://acme.example/terms',
} as const;
