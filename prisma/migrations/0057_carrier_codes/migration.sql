-- What the operator of the installation says of codes of carriers, beside what their documentation
-- says. Older processes do not read it.
CREATE TABLE carrier_codes (
  code TEXT COLLATE "C" NOT NULL,
  fault TEXT COLLATE "C",
  action TEXT COLLATE "C",
  means TEXT COLLATE "C",
  helps TEXT COLLATE "C",
  updated_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT carrier_codes_pkey PRIMARY KEY (code),
  CONSTRAINT carrier_codes_fault_check CHECK (fault IN ('recipient', 'content', 'sender', 'account', 'carrier')),
  CONSTRAINT carrier_codes_action_check CHECK (action IN ('retry', 'give_up', 'pause_number', 'pause_account', 'opt_out', 'register'))
);
