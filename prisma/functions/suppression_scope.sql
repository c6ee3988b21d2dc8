-- A suppression has a scope: the id of a program (the person opted out of that program), `account:`
-- and that id (the account suppresses the program), or anything else, which means every message.

-- The program that a scope is limited to; null when it covers every message.
CREATE OR REPLACE FUNCTION suppression_program(scope text)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT substring(scope FROM '^(?:account:)?(prg_.+)$')
$$;

-- Whether a suppression covers a message of the program. A message without a program could belong
-- to any, so every suppression covers it.
CREATE OR REPLACE FUNCTION suppression_applies(scope text, program text)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(suppression_program(scope) = program, true)
$$;
