import { Download, Minus, Plus, Share2, X, ZoomIn, ZoomOut } from 'lucide-react';
import { memo, useContext, type Dispatch, type Ref } from 'react';
import { getLargestFile } from '../../components/photo/photoFiles.ts';
import { canShare, share } from '../../components/share.ts';
import { Tip } from '../../components/Tip.tsx';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { commands } from './commands.ts';
import { zoom } from './geometry.ts';
import type { ViewerMessages } from './schema.ts';
import {
  ViewerButton,
  viewerButtonClass,
  ViewerElement,
  viewerIconClass,
} from './ViewerButton.tsx';
import { fillPercent, formatPercent } from './viewerMessages.ts';
import type { ViewerAction } from './viewerState.ts';

type Props = {
  photo: PagePicture;
  number: number;
  total: number;
  /** The zoom, if one button both enlarges and resets. */
  scale?: number;
  messages: ViewerMessages;
  closeButton: Ref<HTMLButtonElement>;
  getAddress: (id: string) => string;
  dispatch: Dispatch<ViewerAction>;
  onCopied: (text: string) => void;
  onClose: () => void;
};

export const Toolbar = memo(function Toolbar({
  photo,
  number,
  total,
  scale,
  messages,
  closeButton,
  getAddress,
  dispatch,
  onCopied,
  onClose,
}: Props) {
  const file = getLargestFile(photo);
  const sharePhoto = async () => {
    const done = await share({ url: getAddress(photo.id), text: photo.alt });
    if (done === 'copied') onCopied(messages.copied);
    if (done === 'refused') onCopied(messages.refused);
  };
  return (
    <div className="col-span-full row-1 flex min-h-12 items-center py-1 pr-2 pl-4 text-note font-semibold">
      <span className="flex-1 whitespace-nowrap tabular">{`${number} / ${total}`}</span>
      <p
        className="px-6 text-center font-normal text-inverse-note max-md:hidden"
        aria-hidden="true"
      >
        {photo.alt}
      </p>
      <div className="flex flex-1 justify-end">
        {scale !== undefined && (
          <ViewerButton
            label={scale > 1 ? fillPercent(messages.reset, scale) : messages.zoomIn}
            icon={scale > 1 ? ZoomOut : ZoomIn}
            onPress={() => dispatch(commands.closeUp)}
          />
        )}
        {canShare() && <ViewerButton label={messages.share} icon={Share2} onPress={sharePhoto} />}
        <Tip label={messages.download} container={useContext(ViewerElement)}>
          <a
            className={viewerButtonClass}
            href={file}
            download={`${photo.alt}.webp`}
            aria-label={messages.download}
          >
            <Download className={viewerIconClass} />
          </a>
        </Tip>
        <ViewerButton ref={closeButton} label={messages.close} icon={X} onPress={onClose} />
      </div>
    </div>
  );
});

export const ZoomButtons = memo(function ZoomButtons({
  scale,
  messages,
  dispatch,
}: Pick<Props, 'messages' | 'dispatch'> & { scale: number }) {
  return (
    <div className="flex rounded border border-border-inverse">
      <ViewerButton
        label={messages.zoomOut}
        icon={Minus}
        isDisabled={scale <= zoom.min}
        onPress={() => dispatch(commands.zoomOut)}
      />
      <ViewerButton
        label={fillPercent(messages.reset, scale)}
        onPress={() => dispatch(commands.reset)}
      >
        <span className="tabular">{formatPercent(scale)}</span>
      </ViewerButton>
      <ViewerButton
        label={messages.zoomIn}
        icon={Plus}
        isDisabled={scale >= zoom.max}
        onPress={() => dispatch(commands.zoomIn)}
      />
    </div>
  );
});
