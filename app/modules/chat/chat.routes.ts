import { relative } from '@react-router/dev/routes';

const { route, index } = relative(import.meta.dirname);

export const chatRoutes = [
  route('chat', './web/chat.route.tsx', [index('./web/chat-start.route.tsx'), route(':conversationId', './web/conversation.route.tsx')]),
];
