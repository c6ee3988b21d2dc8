/** First part of the path of files of the inbox. */
export const INBOX_FILE_PATH = '/inbox/file';
/** What the token of a link permits. */
export const INBOX_FILE_TOKEN = 'inbox file';
