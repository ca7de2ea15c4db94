import { type ComponentType, cloneElement, type ReactElement, type Ref, useEffect, useRef, useState } from "react";
import { tell } from "../../api/telling.ts";
import { whenUsed } from "./idle.ts";
import { fetched, whyMissing } from "./missingCode.ts";

// biome-ignore lint/suspicious/noExplicitAny: any button, whatever its properties
type Button = ReactElement<any>;

/** What stands around the button once it was pressed: a menu or a popover. */
export type Opened = { button: Button; opened: boolean; onChange: (opened: boolean) => void };

/**
 * A button whose menu or popover is mounted when it is first pressed; the code comes after the first move of a hand. What
 * places them would otherwise be a large part of every first screen.
 */
export function opener<Props extends object>(
  popup: "menu" | "dialog",
  load: () => Promise<ComponentType<Props & Opened>>,
) {
  return function Opener({ button, ...props }: Props & { button: Button }) {
    const [Part, setPart] = useState<ComponentType<Props & Opened> | null>(null);
    const [opened, setOpened] = useState(false);
    const own = useRef<HTMLElement>(null);
    useEffect(() => whenUsed(load), []);
    // The pressed button is replaced by one that must have the focus to get it back at the end.
    useEffect(() => {
      if (Part === null) return;
      own.current?.focus();
      setOpened(true);
    }, [Part]);
    const press = () =>
      void fetched(load()).then(
        (part) => setPart(() => part),
        async () => tell.aside(await whyMissing()),
      );
    const ref = own as Ref<HTMLElement>;
    if (Part === null)
      return cloneElement(button, { ref, onClick: press, "aria-haspopup": popup, "aria-expanded": false });
    return (
      <Part
        {...(props as unknown as Props)}
        button={cloneElement(button, { ref })}
        opened={opened}
        onChange={setOpened}
      />
    );
  };
}
