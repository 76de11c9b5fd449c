/** What is being written in a conversation. It stays while its writer goes to another place in it, such as to what is quoted. */
import { useState } from 'react';
import type { Message, Quote } from '../chat-message.contract.ts';
import { type Attachment, useAttachment } from './use-attachment.ts';

export interface Writing {
  readonly quote: Quote | null;
  readonly setQuote: (quote: Quote | null) => void;
  /** The message whose words are being changed, as its writer has seen it. */
  readonly editing: Message | null;
  /** Those of another window stand there by now, and were seen. */
  readonly setSeen: (text: string) => void;
  /** The words as they are to be. */
  readonly edited: string;
  readonly setEdited: (text: string) => void;
  readonly edit: (message: Message | null) => void;
  /** Goes along with what is new; while other words are changed it waits. */
  readonly attachment: Attachment;
}

export function useWriting(): Writing {
  const [quote, setQuote] = useState<Quote | null>(null);
  const [editing, setEditing] = useState<Message | null>(null);
  const [edited, setEdited] = useState('');
  const attachment = useAttachment();
  function edit(message: Message | null) {
    setEditing(message);
    setEdited(message?.text ?? '');
  }
  const setSeen = (text: string) => setEditing((message) => message && { ...message, text });
  return { quote, setQuote, editing, setSeen, edited, setEdited, edit, attachment };
}
