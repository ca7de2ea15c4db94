import { ActionIcon } from "@mantine/core";
import { IconColumns3 } from "@tabler/icons-react";
import { opener } from "../page/opener.tsx";
import type { LookMenuProps } from "./LookChoices.tsx";

const Choices = opener<LookMenuProps<never>>("dialog", () =>
  import("./LookChoices.tsx").then((file) => file.LookChoices),
);

/** Which columns a list shows, in which order, and how close its rows stand. */
export function LookMenu<Row>(props: LookMenuProps<Row>) {
  return (
    <Choices
      {...(props as LookMenuProps<never>)}
      button={
        <ActionIcon variant="default" size={36} aria-label={`Kolom ${props.title}`} data-tip="Kolom dan kerapatan">
          <IconColumns3 size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      }
    />
  );
}
