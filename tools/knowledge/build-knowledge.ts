/** `npm start`, `npm run dev` and `npm run bench` run this beside their other preparations: a process of its own gives its memory back. */
import process from 'node:process';
import { buildKnowledge, KnowledgeFaults } from './built-knowledge.ts';

try {
  buildKnowledge();
} catch (error) {
  if (!(error instanceof KnowledgeFaults)) throw error;
  console.error(error.message);
  process.exit(1);
}
