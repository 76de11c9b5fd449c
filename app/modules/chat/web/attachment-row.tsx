import { useState } from 'react';
import { useTexts } from '#platform/web/i18n.tsx';
import { onDemand } from '#platform/web/on-demand.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Image } from '#ui/image.tsx';
import { ownImagePath } from '../chat-message.contract.ts';
import css from './message-field.module.css';
import type { Attachment } from './use-attachment.ts';

const BlurBrush = onDemand(async () => (await import('#modules/media/web/widgets/blur-brush.tsx')).BlurBrush);

/** The picture or file that goes along, as it is going to be sent: a face or a label can still be made unreadable. */
export function AttachmentRow({ name, attachment }: { name: string; attachment: Attachment }) {
  const t = useTexts('chat');
  const { image, pending, clear, replace } = attachment;
  const [blurring, setBlurring] = useState(false);
  return (
    <div className={css.above}>
      <div className={css.attached}>
        {image !== null && (
          <Image
            src={ownImagePath(image.id, image.widths[0] ?? image.width)}
            alt={t('write.preview')}
            width={image.width}
            height={image.height}
            placeholder={image.blur}
            rounded
            className={css.preview}
          />
        )}
        <div className="stack-s">
          <p role="status">{pending ? t('write.uploading', { name }) : name}</p>
          {image !== null && (
            <>
              <p className="muted">{t('write.pictureNote')}</p>
              <div>
                <Button size="s" icon="blur" onClick={() => setBlurring(true)}>
                  {t('write.blur')}
                </Button>
              </div>
            </>
          )}
        </div>
      </div>
      <IconButton icon="x" size="s" label={t('write.dropAttachment')} onClick={clear} />
      {blurring && image !== null && (
        <BlurBrush
          image={image}
          source={ownImagePath(image.id, image.widths.at(-1) ?? image.width)}
          alt={t('write.preview')}
          onClose={() => setBlurring(false)}
          onBlurred={(blurred) => {
            replace(blurred);
            setBlurring(false);
          }}
        />
      )}
    </div>
  );
}
