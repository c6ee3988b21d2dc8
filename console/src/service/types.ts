/** The objects of the contract, by their names. */
export type * from 'tern-messaging';
