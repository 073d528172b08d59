import { ChevronLeft, ChevronRight, Download, Expand, Minus, Plus, Share2, Shrink, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useId, useLayoutEffect, useReducer, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { largestFile, type Picture } from '../ui/picture.ts';
import { Tip } from '../ui/Tip.tsx';
import { closeUp, withinBounds, zoom, type Point, type Swipe, type View } from './geometry.ts';
import { listenToGestures } from './gestures.ts';
import { seenPulled, seenView, stageOf } from './measure.ts';
import { canShare, share } from './share.ts';
import { Slide } from './Slide.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { useFullScreen } from './useFullScreen.ts';
import { useScrollLock } from './useScrollLock.ts';
import { useSeenPart } from './useSeenPart.ts';
import { useStatus } from './useStatus.ts';
import css from './viewer.css?inline';
import { ViewerButton } from './ViewerButton.tsx';
import { frameOf, indexOf, startAt, viewerReducer } from './viewerState.ts';
import { percentOf, positionIn, withPercent, type ViewerWords } from './words.ts';

export type ViewerPhoto = { picture: Picture; alt: string };

/** What stands below the photo: buttons to zoom and a row that ends (gallery), or a strip of all photos and a row without end. */
export type ViewerControls = 'zoom' | 'thumbnails';

type Props = {
  photos: readonly ViewerPhoto[];
  /** The photo to show; the visitor goes on from it. Another object asks anew, be it for the same photo. */
  wanted: { readonly id: string };
  controls: ViewerControls;
  words: ViewerWords;
  /** A small file of a photo that the browser already has. */
  previewOf: (id: string) => string | undefined;
  /** The full address that opens a photo. */
  addressOf: (id: string) => string;
  onShow: (id: string) => void;
  onClose: () => void;
};

const neighbours = [-1, 0, 1];
const nowhere = { x: 0, y: 0 };
/** Where the arrow keys look on an enlarged photo. */
const steps: Readonly<Record<string, Point>> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };
const icon = { className: 'icon', 'aria-hidden': true } as const;

/** Photos over the whole window, one at a time. */
export function Viewer({ photos, wanted, controls, words, previewOf, addressOf, onShow, onClose }: Props) {
  const [state, dispatch] = useReducer(
    viewerReducer,
    { photos: photos.map(({ picture }) => picture), index: Math.max(0, photos.findIndex(({ picture }) => picture.id === wanted.id)) },
    startAt,
  );
  const { position, view, pulled } = state;
  const total = photos.length;
  const index = indexOf(position, total);
  const shown = photos[index]!;
  const isEnlarged = view.scale > 1;
  const sentence = `${positionIn(words, index + 1, total)}: ${shown.alt}`;
  const [status, say] = useStatus({ position, scale: view.scale, held: state.held, photo: sentence, zoom: withPercent(words.zoomed, view.scale) });

  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const photo = useRef<HTMLDivElement>(null);
  const description = useId();
  const [openedAt] = useState(position);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [room, setRoom] = useState<HTMLDivElement | null>(null);

  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const settle = useCallback((id: string) => setSettled((before) => (before.has(id) ? before : new Set(before).add(id))), []);

  const fullScreen = useFullScreen(room);
  const seenPart = useSeenPart();
  useScrollLock();

  useLayoutEffect(() => {
    const element = dialog.current!;
    // Opened by keyboard, the first button shows its ring; otherwise the dialog itself has the focus.
    const byKeyboard = document.activeElement?.matches(':focus-visible');
    // No tip opens, for nobody has sought that button: Escape, pressed at once, would close the tip only.
    const quietly = (event: Event) => event.stopPropagation();
    element.addEventListener('focusin', quietly);
    element.showModal();
    (byKeyboard ? closeButton.current : element)?.focus();
    element.removeEventListener('focusin', quietly);
    return () => element.close();
  }, []);

  useLayoutEffect(() => {
    const element = stage.current!;
    const measure = () => dispatch({ type: 'resize', stage: stageOf(element) });
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, []);

  const release = useEffectEvent((swipe: Swipe) => {
    if (swipe === 'next' || swipe === 'previous') dispatch({ type: 'go', by: swipe === 'next' ? 1 : -1 });
    else if (swipe === 'close') onClose();
    else dispatch({ type: 'release' });
  });
  const within = useEffectEvent((sought: View) => withinBounds(sought, frameOf(state, position)));
  const closeUpOrBack = useEffectEvent((about: { x: number; y: number }) => dispatch({ type: 'zoomTo', scale: isEnlarged ? 1 : closeUp, about }));

  useEffect(
    () =>
      listenToGestures(stage.current!, {
        seen: () => ({ view: seenView(photo.current), pulled: seenPulled(photo.current?.parentElement) }),
        within: (sought) => within(sought),
        onHold: (seen) => dispatch({ type: 'hold', ...seen }),
        onMove: (moved) => dispatch({ type: 'move', view: moved }),
        onPull: (by) => dispatch({ type: 'pull', by }),
        onRelease: (swipe) => release(swipe),
        onDoubleTap: (about) => closeUpOrBack(about),
        onWheel: (factor, about) => dispatch({ type: 'zoom', factor, about }),
      }),
    [],
  );

  const tell = useEffectEvent(onShow);
  const shownId = shown.picture.id;
  useEffect(() => tell(shownId), [shownId]);

  // Another photo was asked for from outside, by an edited address or a step in the history.
  const follow = useEffectEvent(({ id }: Props['wanted']) => {
    const asked = photos.findIndex(({ picture }) => picture.id === id);
    if (asked >= 0) dispatch({ type: 'show', index: asked });
  });
  useEffect(() => follow(wanted), [wanted]);

  const previous = useCallback(() => dispatch({ type: 'go', by: -1 }), []);
  const next = useCallback(() => dispatch({ type: 'go', by: 1 }), []);
  const choose = useCallback((chosen: number) => dispatch({ type: 'show', index: chosen }), []);
  const zoomIn = useCallback(() => dispatch({ type: 'zoom', factor: zoom.step }), []);
  const zoomOut = useCallback(() => dispatch({ type: 'zoom', factor: 1 / zoom.step }), []);
  const reset = useCallback(() => dispatch({ type: 'reset' }), []);
  const toCloseUp = useCallback(() => dispatch({ type: 'zoomTo', scale: closeUp }), []);

  const onKey = (event: KeyboardEvent) => {
    // An Escape that has closed a tip has done its work.
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = isEnlarged && steps[event.key];
    const act = step
      ? () => dispatch({ type: 'look', steps: step })
      : { Escape: onClose, ArrowLeft: previous, ArrowRight: next, PageUp: previous, PageDown: next, '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': reset }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const sharePhoto = async () => {
    const done = await share({ url: addressOf(shownId), text: shown.alt });
    if (done === 'copied') say(words.copied);
  };

  const ends = controls === 'zoom';
  const largest = largestFile(shown.picture);
  const resetLabel = withPercent(words.reset, view.scale);
  const bar = { side: 'bottom', tipsIn: room } as const;

  return createPortal(
    <dialog
      ref={dialog}
      className="viewer-dialog"
      aria-label={words.name}
      // Heard at the opening; of what comes later the status speaks.
      aria-describedby={position === openedAt ? description : undefined}
      tabIndex={-1}
      style={{ '--away': state.stage.size.height > 0 ? Math.min(1, pulled.y / state.stage.size.height) : 0 }}
      onKeyDown={onKey}
      onCancel={(event) => {
        // Android's Back, or a screen reader's way out.
        event.preventDefault();
        onClose();
      }}
      // A second Back in a row closes without asking.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <style>{css}</style>
      <div ref={setRoom} className="viewer" data-controls={controls} data-zoomed={isEnlarged || undefined} style={seenPart}>
        <div className="viewer__bar">
          <span className="num">
            {index + 1} / {total}
          </span>
          <p className="viewer__cap" aria-hidden="true">
            {shown.alt}
          </p>
          <div className="viewer__tools">
            {controls === 'thumbnails' && (
              <ViewerButton label={isEnlarged ? resetLabel : words.zoomIn} onPress={isEnlarged ? reset : toCloseUp} {...bar}>
                {isEnlarged ? <ZoomOut {...icon} /> : <ZoomIn {...icon} />}
              </ViewerButton>
            )}
            {canShare() && (
              <ViewerButton label={words.share} onPress={sharePhoto} {...bar}>
                <Share2 {...icon} />
              </ViewerButton>
            )}
            {'download' in HTMLAnchorElement.prototype && (
              <Tip label={words.download} side="bottom" container={room}>
                <a className="vbtn" href={largest} download={largest.split('/').at(-1)} aria-label={words.download}>
                  <Download {...icon} />
                </a>
              </Tip>
            )}
            {fullScreen.possible && (
              <ViewerButton label={fullScreen.on ? words.leaveFullScreen : words.fullScreen} onPress={fullScreen.toggle} {...bar}>
                {fullScreen.on ? <Shrink {...icon} /> : <Expand {...icon} />}
              </ViewerButton>
            )}
            <ViewerButton ref={closeButton} label={words.close} onPress={onClose} {...bar}>
              <X {...icon} />
            </ViewerButton>
          </div>
        </div>

        <div ref={stage} className="viewer__stage" data-held={state.held || undefined}>
          {state.stage.size.width > 0 &&
            neighbours.map((place) => {
              if (place !== 0 && total === 1) return null;
              const { picture, alt } = photos[indexOf(position + place, total)]!;
              return (
                <Slide
                  key={position + place}
                  ref={place === 0 ? photo : undefined}
                  picture={picture}
                  alt={alt}
                  preview={previewOf(picture.id)}
                  place={place}
                  size={frameOf(state, position + place).photo}
                  view={place === 0 ? view : undefined}
                  pulled={place === 0 ? pulled : { ...nowhere, x: pulled.x }}
                  wanted={place === 0 || settled.has(shownId) || settled.has(picture.id)}
                  onSettled={settle}
                />
              );
            })}
        </div>

        {total > 1 && (
          <ViewerButton label={words.previous} tipsIn={room} off={ends && index === 0} onPress={previous} className="viewer__previous">
            <ChevronLeft {...icon} />
          </ViewerButton>
        )}
        <div className="viewer__foot">
          {controls === 'thumbnails' ? (
            <Thumbnails photos={photos} current={index} name={words.thumbnails} onChoose={choose} />
          ) : (
            <div className="zoom">
              <ViewerButton label={words.zoomOut} tipsIn={room} off={view.scale <= zoom.min} onPress={zoomOut}>
                <Minus {...icon} />
              </ViewerButton>
              <ViewerButton label={resetLabel} tipsIn={room} onPress={reset} className="zoom__now">
                <span className="num">{percentOf(view.scale)}</span>
              </ViewerButton>
              <ViewerButton label={words.zoomIn} tipsIn={room} off={view.scale >= zoom.max} onPress={zoomIn}>
                <Plus {...icon} />
              </ViewerButton>
            </div>
          )}
        </div>
        {total > 1 && (
          <ViewerButton label={words.next} tipsIn={room} off={ends && index === total - 1} onPress={next} className="viewer__next">
            <ChevronRight {...icon} />
          </ViewerButton>
        )}

        <p hidden id={description}>
          {sentence}
        </p>
        <p className="sr-only" role="status">
          {status}
        </p>
        {status === words.copied && (
          <p className="viewer__notice" aria-hidden="true">
            {status}
          </p>
        )}
      </div>
    </dialog>,
    document.body,
  );
}
