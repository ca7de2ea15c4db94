import { Menu } from "@mantine/core";
import type { Opened } from "#web/ui/page/opener.tsx";
import { BENTUK_JURNAL, type BentukJurnal } from "../contract.ts";

const NAMA: Readonly<Record<BentukJurnal, string>> = {
  xlsx: "Excel (.xlsx)",
  csv: "CSV (.csv)",
  hledger: "Teks hledger (.journal)",
};

export type PilihanBentukProps = { busy: boolean; onChoose: (bentuk: BentukJurnal) => void };

/** The kinds of file of the whole journal. */
export function PilihanBentuk({ button, opened, onChange, busy, onChoose }: PilihanBentukProps & Opened) {
  return (
    <Menu opened={opened} onChange={onChange} position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {BENTUK_JURNAL.map((bentuk) => (
          <Menu.Item key={bentuk} disabled={busy} onClick={() => onChoose(bentuk)}>
            {NAMA[bentuk]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
