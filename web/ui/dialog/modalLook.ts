import type { MantineTransition } from "@mantine/core";
import classes from "../ui.module.css";

/** Where a person pressed last: in the window, in pixels. */
let pressed: { x: number; y: number } | null = null;

/** A press by a key has no place of its own: it is that of what was pressed. */
function remember({ clientX, clientY, target }: MouseEvent): void {
  if (clientX !== 0 || clientY !== 0) pressed = { x: clientX, y: clientY };
  else if (target instanceof Element) {
    const { x, y, width, height } = target.getBoundingClientRect();
    pressed = { x: x + width / 2, y: y + height / 2 };
  }
}
document.addEventListener("click", remember, { capture: true, passive: true });

/** Grows from what called it; people who asked for less motion see it at once (`respectReducedMotion` of the theme). */
const grows = {
  in: { opacity: 1, transform: "none" },
  out: { opacity: 0, transform: "scale(0.94)" },
  common: {
    // Dialogs stand in the middle of the width, a twentieth of the height below the top.
    get transformOrigin() {
      return pressed ? `calc(50% + ${pressed.x}px - 50vw) calc(${pressed.y}px - 5dvh)` : "center";
    },
  },
  transitionProperty: "transform, opacity",
} satisfies MantineTransition;

/** Common properties of all modals with a form or record. */
export const modalLook = {
  transitionProps: { duration: 120, transition: grows },
  closeButtonProps: { "aria-label": "Tutup" },
  classNames: { title: classes.modalTitle },
} as const;
