export { answerMessage, type HttpAnswer } from './answer-message.ts';
export { createMcpServer } from './server.ts';
