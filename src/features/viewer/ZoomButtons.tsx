import { Minus, Plus } from 'lucide-react';
import { memo, type Dispatch } from 'react';
import { commands } from './commands.ts';
import { zoom } from './geometry.ts';
import { ViewerButton, viewerIcon } from './ViewerButton.tsx';
import type { ViewerAction } from './viewerState.ts';
import type { ViewerMessages } from './schema.ts';
import { percentOf, withPercent } from './viewerMessages.ts';
import { tw } from '../../components/tw.ts';

type Props = { scale: number; messages: ViewerMessages; dispatch: Dispatch<ViewerAction> };

/** `not-first` outranks the base classes. */
const edge = tw`not-first:rounded-none not-first:border-l not-first:border-(--faint)`;

export const ZoomButtons = memo(function ZoomButtons({ scale, messages, dispatch }: Props) {
  return (
    <div className="flex rounded border border-(--faint)">
      <ViewerButton
        label={messages.zoomOut}
        off={scale <= zoom.min}
        onPress={() => dispatch(commands.zoomOut)}
      >
        <Minus {...viewerIcon} />
      </ViewerButton>
      {/* Constant width for all digits. */}
      <ViewerButton
        label={withPercent(messages.reset, scale)}
        onPress={() => dispatch(commands.reset)}
        wide
        className={edge}
      >
        <span className="num">{percentOf(scale)}</span>
      </ViewerButton>
      <ViewerButton
        label={messages.zoomIn}
        off={scale >= zoom.max}
        onPress={() => dispatch(commands.zoomIn)}
        className={edge}
      >
        <Plus {...viewerIcon} />
      </ViewerButton>
    </div>
  );
});
