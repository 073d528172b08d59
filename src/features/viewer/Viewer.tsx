import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { fill } from '../../site/formats/formats.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { commands, findCommand } from './commands.ts';
import type { ViewerMessages } from './schema.ts';
import { Stage } from './Stage.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { Toolbar, ZoomButtons } from './Toolbar.tsx';
import { useStage } from './useStage.ts';
import { useStatus } from './useStatus.ts';
import css from './Viewer.css?inline';
import { ViewerButton, ViewerElement } from './ViewerButton.tsx';
import { fillPercent } from './viewerMessages.ts';
import { createViewerState, viewerReducer, wrapIndex } from './viewerState.ts';

export type ViewerControls = 'zoom' | 'thumbnails';

type Props = {
  photos: readonly PagePicture[];
  /** A new object requests the photo again. */
  wanted: { readonly id: string };
  controls: ViewerControls;
  messages: ViewerMessages;
  getPreview: (id: string) => string | undefined;
  getAddress: (id: string) => string;
  onShow: (id: string) => void;
  /** Called once a photo has been shown for a moment. */
  onStay: (id: string) => void;
  onClose: () => void;
};

/** Milliseconds. Safari refuses more than 100 changes of the URL in 30 s. */
const settleDelay = 300;

export default function Viewer({
  photos,
  wanted,
  controls,
  messages,
  getPreview,
  getAddress,
  onShow,
  onStay,
  onClose,
}: Props) {
  const findIndex = (id: string) => photos.findIndex((photo) => photo.id === id);
  const [state, dispatch] = useReducer(viewerReducer, null, () =>
    createViewerState(photos, Math.max(0, findIndex(wanted.id))),
  );
  const { position, view, dragOffset } = state;
  const total = photos.length;
  const index = wrapIndex(position, total);
  const shown = photos[index]!;
  const shownId = shown.id;
  const isEnlarged = view.scale > 1;
  const sentence = `${fill(messages.position, { n: index + 1, total })}: ${shown.alt}`;
  const [status, announce] = useStatus(state, {
    photo: sentence,
    zoom: fillPercent(messages.zoomed, view.scale),
  });

  const closeButton = useRef<HTMLButtonElement>(null);
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [openedAt] = useState(position);
  const description = useId();
  const modal = useModal(closeButton, onClose);
  const { stage, photo } = useStage(state, dispatch, onClose);

  const reportShow = useEffectEvent(onShow);
  const reportStay = useEffectEvent(onStay);
  useEffect(() => {
    reportShow(shownId);
    const pause = setTimeout(() => reportStay(shownId), settleDelay);
    return () => clearTimeout(pause);
  }, [shownId]);

  const showWanted = useEffectEvent(({ id }: Props['wanted']) => {
    const wantedIndex = findIndex(id);
    if (wantedIndex >= 0) dispatch({ type: 'show', index: wantedIndex });
  });
  useEffect(() => showWanted(wanted), [wanted]);

  const onKey = (event: KeyboardEvent) => {
    // Escape may have closed a tip, which prevents the default.
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const command = findCommand(event.key, isEnlarged);
    if (!command && event.key !== 'Escape') return;
    event.preventDefault();
    if (command) dispatch(command);
    else onClose();
  };

  const isGallery = controls === 'zoom';

  return createPortal(
    <dialog
      className="viewer-dialog m-0 size-full animate-appear overflow-hidden border-0 p-0 text-background"
      aria-label={messages.name}
      // Later photos are announced by the status.
      aria-describedby={position === openedAt ? description : undefined}
      {...modal}
      style={{
        '--away':
          state.stage.size.height > 0 ? Math.min(1, dragOffset.y / state.stage.size.height) : 0,
      }}
      onKeyDown={onKey}
    >
      {/* These styles also keep the page from scrolling. */}
      <style>{css}</style>
      <div
        ref={setElement}
        className="viewer absolute inset-0 grid touch-manipulation select-none"
        data-zoomed={isEnlarged || undefined}
      >
        <ViewerElement value={element}>
          <Toolbar
            photo={shown}
            number={index + 1}
            total={total}
            scale={isGallery ? undefined : view.scale}
            messages={messages}
            closeButton={closeButton}
            getAddress={getAddress}
            dispatch={dispatch}
            onCopied={announce}
            onClose={onClose}
          />
          {total > 1 && (
            <div
              className="viewer__progress measure col-span-full row-1 self-end"
              style={{ '--at': `${((index + 1) / total) * 100}%` }}
            />
          )}
          <Stage
            photos={photos}
            state={state}
            getPreview={getPreview}
            ref={stage}
            photoRef={photo}
          />
          {total > 1 && (
            <ViewerButton
              label={messages.previous}
              icon={ChevronLeft}
              isDisabled={isGallery && index === 0}
              onPress={() => dispatch(commands.previous)}
              className="viewer__arrow col-1"
            />
          )}
          <div className="viewer__controls col-2 row-3 flex min-w-0 justify-center">
            {isGallery ? (
              <ZoomButtons scale={view.scale} messages={messages} dispatch={dispatch} />
            ) : (
              <Thumbnails
                photos={photos}
                current={index}
                name={messages.thumbnails}
                dispatch={dispatch}
              />
            )}
          </div>
          {total > 1 && (
            <ViewerButton
              label={messages.next}
              icon={ChevronRight}
              isDisabled={isGallery && index === total - 1}
              onPress={() => dispatch(commands.next)}
              className="viewer__arrow col-3 justify-self-end"
            />
          )}
        </ViewerElement>

        <p hidden id={description}>
          {sentence}
        </p>
        <p className="sr-only" role="status">
          {status}
        </p>
        {[messages.copied, messages.refused].includes(status) && (
          <p
            className="viewer__notice col-span-full row-2 self-end border-l-3 border-primary bg-surface px-5 py-3 text-small text-foreground"
            aria-hidden="true"
          >
            {status}
          </p>
        )}
      </div>
    </dialog>,
    document.body,
  );
}

/** Keyboard users start on the button, others on the dialog. */
function useModal(closeButton: RefObject<HTMLElement | null>, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current!;
    const byKeyboard = document.activeElement?.matches(':focus-visible');
    // No tip may open, because the first Escape would close only the tip.
    const stopEvent = (event: Event) => event.stopPropagation();
    dialog.addEventListener('focusin', stopEvent);
    dialog.showModal();
    (byKeyboard ? closeButton.current : dialog)?.focus();
    dialog.removeEventListener('focusin', stopEvent);
    return () => dialog.close();
  }, [closeButton]);

  return {
    ref,
    tabIndex: -1,
    /** Fires also for Android's Back and the dismiss gesture of screen readers. */
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    /** A second Back fires no cancel event. */
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) =>
      void (currentTarget.open || onClose()),
  };
}
