-- Which request brought a text, recorded a change of consent, or ordered a step of a registration or a scan. Found by nobody's query, so nothing is known of them.
ALTER TABLE "inbound_messages" ADD COLUMN "request_id" TEXT;
ALTER TABLE "consent_entries" ADD COLUMN "request_id" TEXT;
ALTER TABLE "registrations" ADD COLUMN "request_id" TEXT;
ALTER TABLE "sender_numbers" ADD COLUMN "registration_request_id" TEXT;
ALTER TABLE "hygiene_scans" ADD COLUMN "request_id" TEXT;
ALTER TABLE "inbound_messages" ALTER COLUMN "request_id" SET STATISTICS 0;
ALTER TABLE "consent_entries" ALTER COLUMN "request_id" SET STATISTICS 0;
