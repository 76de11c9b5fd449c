import { Icon } from '#ui/icon.tsx';
import { chatFilePath, chatImagePath, type Message } from '../../chat-message.contract.ts';
import { MessagePicture } from '../message-picture.tsx';
import css from './message-attachment.module.css';

/** What goes along with the words of a message: a picture, small and opened large, or a file to be saved. */
export function MessageAttachment({ id, image, file }: Pick<Message, 'id' | 'image' | 'file'>) {
  return (
    <>
      {image !== null && (
        <a href={chatImagePath(id, image.widths.at(-1) ?? image.width)} target="_blank" rel="noreferrer" className={css.picture}>
          <MessagePicture id={id} image={image} className={css.picture} />
        </a>
      )}
      {file !== null && (
        <a href={chatFilePath(id)} download className={css.file}>
          <Icon of="download" size="s" decorative />
          {file.name}
        </a>
      )}
    </>
  );
}
