import { useTexts } from '#platform/web/i18n.tsx';
import { Image } from '#ui/image.tsx';
import { chatImagePath, type Message } from '../chat-message.contract.ts';

export interface MessagePictureProps {
  /** Of the message. */
  id: string;
  image: NonNullable<Message['image']>;
  className: string | undefined;
}

/** The picture of a message, as small as it comes. */
export function MessagePicture({ id, image, className }: MessagePictureProps) {
  const t = useTexts('chat');
  return (
    <Image
      src={chatImagePath(id, image.widths[0] ?? image.width)}
      alt={t('messages.picture')}
      width={image.width}
      height={image.height}
      placeholder={image.blur}
      rounded
      className={className}
    />
  );
}
