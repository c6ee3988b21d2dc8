/**
 * The filters that templates may use. Each has a cost that its input and arguments bound, and none
 * evaluates an expression. Filters for HTML are absent: they would put entities into a message.
 */
export const FILTERS = [
  'abs',
  'append',
  'at_least',
  'at_most',
  'capitalize',
  'ceil',
  'compact',
  'date',
  'default',
  'divided_by',
  'downcase',
  'first',
  'floor',
  'join',
  'last',
  'lstrip',
  'map',
  'minus',
  'modulo',
  'plus',
  'prepend',
  'remove',
  'remove_first',
  'remove_last',
  'replace',
  'replace_first',
  'replace_last',
  'reverse',
  'round',
  'rstrip',
  'size',
  'slice',
  'sort',
  'split',
  'squish',
  'strip',
  'times',
  'truncate',
  'truncatewords',
  'uniq',
  'upcase',
  'url_encode',
] as const;

export type FilterName = (typeof FILTERS)[number];

/** The tags that templates may use; `else`, `elsif`, `when` and the `end` tags belong to them. */
export const TAGS = [
  'assign',
  'break',
  'capture',
  'case',
  'comment',
  'continue',
  'echo',
  'for',
  'if',
  'raw',
  'unless',
  '#',
] as const;

/** The conversions of a date format, each after `%` and an optional flag. */
export const DATE_CONVERSIONS = 'aAbBdeHIjklmMpPqSsuwyYzZ%' as const;

/** A message has at most 1,530 septets, so honest templates stay far below these limits. */
export const LIMITS = {
  /** UTF-16 code units of a template: twice the 5,000 characters that the contract accepts. */
  templateLength: 10_000,
  /** Tags and outputs of a template. */
  tags: 200,
  /** Tags within tags. */
  depth: 10,
  /** Names, literals and brackets in one tag or output. */
  words: 200,
  /** Lists, their items, objects and their fields in the values that a template reads. */
  values: 1_000,
  /** Fields of one object. */
  fields: 100,
  /** Characters of the rendered text, and of a value; far beyond ten segments. */
  output: 20_000,
  /** Characters of a date format. */
  dateFormat: 100,
  /** Steps of one rendering, see budget.ts. */
  steps: 1_500,
} as const;
