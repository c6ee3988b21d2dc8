-- CreateTable
CREATE TABLE "sending_rules" (
    "tenant_id" TEXT COLLATE "C" NOT NULL,
    "account_id" TEXT COLLATE "C" NOT NULL,
    "rules" JSONB NOT NULL,
    "version" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sending_rules_pkey" PRIMARY KEY ("tenant_id","account_id")
);

-- The texts to one number, around a moment for caps, and all of them for whoever is forgotten. Each step of a text writes into it once more, so
-- it is as short as it can be: an account belongs to one tenant.
CREATE INDEX "messages_number_idx" ON "messages" ("account_id", "to_phone", "due_at");

-- When an account reached a person with marketing, or is going to, within a stretch of time; both its ends are out. A text counts from when
-- it is accepted, at the time it is planned for and then at the time it left; one that never left does not count. The three days are what a
-- paced campaign may be behind its plan.
CREATE FUNCTION "frequency_touches"(p_tenant text, p_account text, p_phone text, p_from timestamptz, p_until timestamptz)
RETURNS timestamptz[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(touched.at ORDER BY touched.at), '{}')
    FROM (SELECT coalesce(m.submitting_at, m.due_at) AS at FROM messages m
           WHERE m.tenant_id = p_tenant AND m.account_id = p_account AND m.to_phone = p_phone AND m.purpose = 'marketing'
             AND m.due_at > p_from - interval '3 days' AND m.due_at < p_until
             AND NOT (m.accepted_at IS NULL AND m.state IN ('canceled', 'rejected', 'expired', 'failed'))) AS touched
   WHERE touched.at > p_from AND touched.at < p_until
$$;

-- Whether one more text at a moment breaks a cap: brokenCaps of src/domain/frequency.ts, for partner_send. p_caps: [{"max", "window_hours"}].
CREATE FUNCTION "frequency_full"(p_touches timestamptz[], p_at timestamptz, p_caps jsonb)
RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT EXISTS (
    SELECT FROM jsonb_to_recordset(p_caps) AS cap (max integer, window_hours integer), unnest(p_touches || p_at) AS start (at)
     WHERE start.at > p_at - make_interval(hours => cap.window_hours) AND start.at <= p_at
       AND (SELECT count(*) FROM unnest(p_touches) AS touch (at)
             WHERE touch.at >= start.at AND touch.at < start.at + make_interval(hours => cap.window_hours)) >= cap.max)
$$;

-- One sender of an account and person at a time counts and adds. Single sends share the account's lock, a campaign's chunk has it alone.
CREATE FUNCTION "frequency_lock"(p_tenant text, p_account text, p_phone text)
RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock_shared(hashtextextended('caps ' || p_tenant || ' ' || p_account, 0));
  SELECT pg_advisory_xact_lock(hashtextextended('cap ' || p_tenant || ' ' || p_account || ' ' || p_phone, 0));
$$;

-- See 0001_spine: no statistics of whose a row is.
ALTER TABLE "sending_rules" ALTER COLUMN "tenant_id" SET STATISTICS 0, ALTER COLUMN "account_id" SET STATISTICS 0;
