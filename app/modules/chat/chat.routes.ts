import { relative } from '@react-router/dev/routes';

const { route, index } = relative(import.meta.dirname);

export const chatRoutes = [
  route('chat', './web/chat.route.tsx', { id: 'chat' }, [
    index('./web/chat-start.route.tsx', { id: 'chat-start' }),
    route(':conversationId', './web/conversation.route.tsx', { id: 'conversation' }),
  ]),
];
