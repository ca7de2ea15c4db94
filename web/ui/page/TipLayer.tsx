import { Portal } from "@mantine/core";
import { useEffect, useState } from "react";
import classes from "../ui.module.css";

type Tip = { text: string; x: number; y: number; below: boolean };

/**
 * One tooltip for all elements with `data-tip`: a component for each button would slow down long tables. The elements
 * have the same text as accessible name and description.
 */
export function TipLayer() {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    const show = (event: Event) => setTip(tipOf(event.target));
    const hide = () => setTip(null);
    const hideByKey = (event: KeyboardEvent) => event.key === "Escape" && hide();
    document.addEventListener("pointerover", show);
    document.addEventListener("focusin", show);
    document.addEventListener("focusout", hide);
    document.addEventListener("keydown", hideByKey);
    document.addEventListener("scroll", hide, true);
    return () => {
      document.removeEventListener("pointerover", show);
      document.removeEventListener("focusin", show);
      document.removeEventListener("focusout", hide);
      document.removeEventListener("keydown", hideByKey);
      document.removeEventListener("scroll", hide, true);
    };
  }, []);
  if (!tip) return null;
  return (
    <Portal>
      <div className={classes.tip} data-below={tip.below || undefined} style={{ left: tip.x, top: tip.y }} aria-hidden>
        {tip.text}
      </div>
    </Portal>
  );
}

/** A finger is told what cannot be done, and what stands for something else; what it presses answers by itself. */
const ANSWERS = "a, button:not([aria-disabled=true])";
const byFinger = () => window.matchMedia("(hover: none)").matches;

const MARGIN = 130;
const ROOM_ABOVE = 48;

function tipOf(target: EventTarget | null): Tip | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-tip]") : null;
  const text = element?.dataset.tip;
  if (!element || !text || (byFinger() && element.matches(ANSWERS))) return null;
  const box = element.getBoundingClientRect();
  const middle = box.left + box.width / 2;
  const x = Math.max(Math.min(MARGIN, window.innerWidth / 2), Math.min(middle, window.innerWidth - MARGIN));
  const below = box.top < ROOM_ABOVE;
  return { text, x, y: below ? box.bottom + 6 : box.top - 6, below };
}
