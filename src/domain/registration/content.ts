import type { Brand, CampaignRegistration, TollFreeVerification } from '../../generated/types.ts';

/** The stored fields of a brand that are submitted to the registry. */
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
  | 'campaign_verify_token'
>;

/** The stored fields of a campaign that are submitted to the registry. */
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

/** The stored fields of a toll-free verification that are submitted. */
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
