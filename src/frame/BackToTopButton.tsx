import { ArrowUp } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { focusHeading } from '../ui/focusHeading.ts';
import { Tip } from '../ui/Tip.tsx';
import './BackToTop.css';
import { useFrame } from './Frame.tsx';

export default function BackToTopButton() {
  const { words } = useFrame();
  const toTop = () => {
    window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
    // The button disappears at the top: hand its focus to the start of the page.
    focusHeading();
  };
  return (
    <Tip label={words.backToTop} side="left">
      <Button variant="outline" size="icon" className="to-top" aria-label={words.backToTop} onClick={toTop} icon={<ArrowUp className="icon" aria-hidden="true" />} />
    </Tip>
  );
}
