-- Text as searches compare it: without case, accents and the difference between Unicode forms. Most
-- text is ASCII, which has none of them but case.
CREATE OR REPLACE FUNCTION search_text(value text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(value) = length(value) THEN lower(value)
    ELSE lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')) END
$$;

-- Labels and names of persons as filters compare them: without case and the difference between
-- Unicode forms.
CREATE OR REPLACE FUNCTION fold_case(value text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(value) = length(value) THEN lower(value) ELSE lower(normalize(value, NFKC)) END
$$;
