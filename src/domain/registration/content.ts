import type { Brand, CampaignRegistration, TollFreeVerification } from '../../generated/types.ts';

/** What is submitted of a brand, as it is kept. */
export type BrandContent = Pick<
  Brand,
  | 'entity_type'
  | 'display_name'
  | 'legal_name'
  | 'ein'
  | 'alt_business_id'
  | 'alt_business_id_type'
  | 'stock_symbol'
  | 'stock_exchange'
  | 'vertical'
  | 'website'
  | 'address'
  | 'contact'
  | 'is_reseller'
  | 'brand_relationship'
  | 'mock'
>;

/** What is submitted of a campaign, as it is kept. */
export type CampaignContent = Pick<
  CampaignRegistration,
  | 'use_case'
  | 'sub_use_cases'
  | 'description'
  | 'message_flow'
  | 'samples'
  | 'flags'
  | 'embedded_link_sample'
  | 'opt_in_keywords'
  | 'opt_out_keywords'
  | 'help_keywords'
  | 'opt_in_message'
  | 'opt_out_message'
  | 'help_message'
  | 'privacy_url'
  | 'terms_url'
  | 'auto_renewal'
  | 'reseller_id'
>;

/** What is submitted of a toll-free number, as it is kept. */
export type TollFreeContent = Omit<
  TollFreeVerification,
  | 'id'
  | 'number_id'
  | 'status'
  | 'submission_status'
  | 'rejection'
  | 'reference_id'
  | 'attempt'
  | 'submitted_at'
  | 'created_at'
  | 'updated_at'
>;

export const DEFAULT_FLAGS: CampaignContent['flags'] = {
  embedded_link: false,
  embedded_phone: false,
  number_pool: false,
  age_gated: false,
  direct_lending: false,
  subscriber_opt_in: true,
  subscriber_opt_out: true,
  subscriber_help: true,
};
