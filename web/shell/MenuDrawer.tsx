import { Drawer } from "@mantine/core";
import type { Session } from "#areas/karyawan/session/contract.ts";
import { useModalLayer } from "../ui/dialog/modalLayer.ts";
import type { Dialog } from "../ui/dialog/useDialog.ts";
import { Sidebar } from "./Sidebar.tsx";

/** The whole menu over the page, where there is no room for it beside. */
export function MenuDrawer({ dialog: { opened, close }, session }: { dialog: Dialog; session: Session }) {
  useModalLayer(opened, { close });
  return (
    <Drawer
      opened={opened}
      onClose={close}
      size={290}
      padding={0}
      withCloseButton={false}
      attributes={{ content: { "aria-label": "Menu" } }}
    >
      <Sidebar session={session} mini={false} onNavigate={close} />
    </Drawer>
  );
}
