import { ActionIcon } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import type { Session } from "#areas/karyawan/session/contract.ts";
import { opener } from "../ui/page/opener.tsx";

// They bring the contracts of many screens.
const Items = opener("menu", () => import("./CreateMenuItems.tsx").then((file) => file.CreateMenuItems));

/** The plus of the top bar: what the person may make, from wherever it stands. */
export const CreateMenu = ({ session }: { session: Session }) => (
  <Items
    session={session}
    button={
      <ActionIcon variant="light" size="lg" aria-label="Buat dokumen" data-tip="Buat">
        <IconPlus size={20} stroke={1.8} aria-hidden />
      </ActionIcon>
    }
  />
);
