import type { ButtonHTMLAttributes } from "react";
import classes from "./plain.module.css";

/** A button that looks like the text around it, until it is pointed at. */
export const PlainButton = ({ className, ...button }: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...button} className={className ? `${classes.plain} ${className}` : classes.plain} />
);
