import classes from "../ui.module.css";

/** Common properties of all modals with a form or record. */
export const modalLook = {
  transitionProps: { duration: 120 },
  closeButtonProps: { "aria-label": "Tutup" },
  classNames: { title: classes.modalTitle },
} as const;
