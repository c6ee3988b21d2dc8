/** How much each structure counts, with an example. */
export const WEIGHTS = {
  /** "Your pup is done" */
  statement: 0.7,
  /** "Bib pickup for" */
  headline: 0.5,
  /** "please" */
  instruction: 0.5,
  /** "Taste our new menu" */
  strongInvitation: 1,
  /** "Come see" */
  invitation: 0.65,
  /** "Find it" */
  request: 0.3,
  /** "Tired of cooking?" */
  appetite: 0.65,
  /** "Table for two?" */
  question: 0.35,
  /** "your dog deserves" */
  lure: 0.65,
  /** "we've added" */
  weDo: 0.4,
  /** "is here" */
  arrival: 0.4,
  /** "no cover" */
  barrier: 0.4,
} as const;
