import classes from "../ui.module.css";

/** What all modals that hold a form or a record have in common. */
export const modalLook = {
  transitionProps: { duration: 120 },
  closeButtonProps: { "aria-label": "Tutup" },
  classNames: { title: classes.modalTitle },
} as const;
