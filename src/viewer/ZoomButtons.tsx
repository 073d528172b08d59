import { Minus, Plus } from 'lucide-react';
import { memo, type Dispatch } from 'react';
import { commands } from './commands.ts';
import { zoom } from './geometry.ts';
import { ViewerButton } from './ViewerButton.tsx';
import type { ViewerAction } from './viewerState.ts';
import { percentOf, withPercent, type ViewerWords } from './words.ts';

type Props = { scale: number; words: ViewerWords; dispatch: Dispatch<ViewerAction> };

/** Smaller, as it fits, larger; the button between says how large the photo is. */
export const ZoomButtons = memo(function ZoomButtons({ scale, words, dispatch }: Props) {
  return (
    <div className="zoom">
      <ViewerButton label={words.zoomOut} off={scale <= zoom.min} onPress={() => dispatch(commands.zoomOut)}>
        <Minus className="icon" aria-hidden="true" />
      </ViewerButton>
      <ViewerButton label={withPercent(words.reset, scale)} onPress={() => dispatch(commands.reset)} className="zoom__now">
        <span className="num">{percentOf(scale)}</span>
      </ViewerButton>
      <ViewerButton label={words.zoomIn} off={scale >= zoom.max} onPress={() => dispatch(commands.zoomIn)}>
        <Plus className="icon" aria-hidden="true" />
      </ViewerButton>
    </div>
  );
});
