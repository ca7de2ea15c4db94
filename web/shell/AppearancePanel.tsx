import { useEffect } from "react";
import { onOpening } from "../ui/dialog/onOpening.tsx";
import { useDialog } from "../ui/dialog/useDialog.ts";
import { offerPanel } from "./panels.ts";

const AppearanceDialog = onOpening(() => import("./AppearanceDialog.tsx").then((file) => file.AppearanceDialog));

/** Colours and pictures of the app on this device, opened from the user's menu and the palette. */
export function AppearancePanel() {
  const dialog = useDialog();
  const { open } = dialog;
  useEffect(() => offerPanel("tampilan", open), [open]);
  return <AppearanceDialog dialog={dialog} />;
}
