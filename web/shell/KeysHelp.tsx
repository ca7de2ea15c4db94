import { useEffect } from "react";
import { onOpening } from "../ui/dialog/onOpening.tsx";
import { useDialog } from "../ui/dialog/useDialog.ts";
import { type ActionKey, actionKeys } from "../ui/list/useListKeys.ts";
import { belongsToPage } from "../ui/page/keys.ts";
import { offerPanel } from "./panels.ts";

const KeysDialog = onOpening(() => import("./KeysDialog.tsx").then((file) => file.KeysDialog));

/** "?" shows the keys of the screen. */
export function KeysHelp() {
  const dialog = useDialog<readonly ActionKey[]>();
  const { open } = dialog;
  useEffect(() => offerPanel("tombol", () => open(actionKeys())), [open]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "?" || !belongsToPage(event)) return;
      event.preventDefault();
      open(actionKeys());
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [open]);
  return <KeysDialog dialog={dialog} />;
}
