import classes from "../ui.module.css";

/** What stands where there is no value. A card leaves it out. */
export const Kosong = () => (
  <span className={classes.number} data-kosong>
    -
  </span>
);
