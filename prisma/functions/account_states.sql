-- The countries that are in both lists, sorted. A function, because a set operation in a view keeps
-- a statement over all tenants from being sent to the nodes that have them.
CREATE OR REPLACE FUNCTION countries_in_both(one text[], other text[])
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY (SELECT unnest(one) INTERSECT SELECT unnest(other) ORDER BY 1)
$$;

-- The state of an account as sending sees it: while the billing root is not active, its state holds
-- for all of its accounts. An account may send to the countries of both lists; null: every country.
CREATE OR REPLACE VIEW account_states AS
  SELECT a.tenant_id, a.id, a.kind, a.external_ref, CASE root.state WHEN 'active' THEN a.state ELSE root.state END AS state, a.paused, a.smart_encoding,
         CASE WHEN a.allowed_countries IS NULL THEN root.allowed_countries
              WHEN root.allowed_countries IS NULL OR a.id = root.id THEN a.allowed_countries
              ELSE countries_in_both(a.allowed_countries, root.allowed_countries)
         END AS allowed_countries
    FROM accounts a
    JOIN accounts root ON root.tenant_id = a.tenant_id AND root.id = a.tenant_id;
