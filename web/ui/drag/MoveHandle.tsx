import { VisuallyHidden } from "@mantine/core";
import { IconGripVertical } from "@tabler/icons-react";
import classes from "./drag.module.css";
import { type Moving, moveKeys } from "./useMoving.ts";

type MoveHandleProps<Item> = { moving: Moving<Item>; item: Item; name: string };

/** The button by which a thing is moved with keys: space takes it, arrows choose, space puts it down. */
export function MoveHandle<Item>({ moving, item, name }: MoveHandleProps<Item>) {
  return (
    <button
      type="button"
      className={classes.handle}
      aria-label={`Pindahkan ${name}`}
      aria-pressed={moving.isHeld(item)}
      data-tip="Seret ke kolom lain, atau tekan Spasi lalu panah"
      {...moveKeys(moving.acts, item)}
    >
      <IconGripVertical size={15} stroke={1.7} aria-hidden />
    </button>
  );
}

/** What happens to the thing in hand, for screen readers. */
export const MovingSaid = ({ moving }: { moving: { said: string } }) => (
  <VisuallyHidden role="status">{moving.said}</VisuallyHidden>
);
