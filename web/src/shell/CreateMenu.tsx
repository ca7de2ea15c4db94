import { ActionIcon, Menu } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { Session } from "#contract/karyawan/session.ts";
import { mayCall } from "#contract/kernel/permission.ts";
import type { Beginning } from "./actions.ts";

/** The plus of the top bar: what the person may make, from wherever it stands. */
export function CreateMenu({ session }: { session: Session }) {
  const [begun, setBegun] = useState<readonly Beginning[] | null>(null);
  const router = useRouter();
  // Loaded when somebody reaches for it: the list brings the contracts of many screens.
  const load = () => {
    if (begun !== null) return;
    void import("./actions.ts").then(({ BEGINNINGS }) =>
      setBegun(BEGINNINGS.filter(({ call }) => mayCall(call.permission, session))),
    );
  };
  return (
    <Menu position="bottom-end" shadow="lg" width={240} returnFocus withInitialFocusPlaceholder={false} onOpen={load}>
      <Menu.Target>
        <ActionIcon
          variant="light"
          size="lg"
          aria-label="Buat dokumen"
          data-tip="Buat"
          onPointerEnter={load}
          onFocus={load}
        >
          <IconPlus size={20} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Buat</Menu.Label>
        {begun?.map(({ label, icon: Picture, address }) => (
          <Menu.Item
            key={label}
            leftSection={<Picture size={18} stroke={1.6} aria-hidden />}
            onClick={() => router.history.push(address)}
          >
            {label}
          </Menu.Item>
        ))}
        {begun?.length === 0 && <Menu.Item disabled>Tidak ada yang dapat dibuat dengan akses Anda</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}
