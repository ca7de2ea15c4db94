import { ActionIcon, Button, Menu } from "@mantine/core";
import { IconQrcode } from "@tabler/icons-react";
import { send } from "#web/api/client.ts";
import { useMay } from "#web/api/session.ts";
import { printed } from "#web/ui/file/printed.ts";
import { labelUkuran, seri, UKURAN_LABEL, type UkuranLabel } from "../contract.ts";

type LabelSeriProps = {
  idSj: string;
  /** Only the label of this unit. */
  nomor?: string;
  /** A small button for tables. */
  icon?: boolean;
};

/** Prints the labels of a note's units in the size that is chosen. */
export function LabelSeri({ idSj, nomor, icon = false }: LabelSeriProps) {
  const may = useMay(seri.cetakLabelSeri);
  if (!may) return null;
  const cetak = (ukuran: UkuranLabel) =>
    void printed(
      send(seri.cetakLabelSeri, { idSj, ukuran, nomor, asal: window.location.origin }),
      "Gagal mencetak label",
    );
  return (
    <Menu withinPortal position="bottom-end" shadow="md" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        {icon ? (
          <ActionIcon variant="subtle" color="gray" aria-label={`Label nomor seri ${idSj}`}>
            <IconQrcode size={16} aria-hidden />
          </ActionIcon>
        ) : (
          <Button variant="default" leftSection={<IconQrcode size={16} aria-hidden />}>
            Label
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Ukuran label</Menu.Label>
        {UKURAN_LABEL.map((ukuran) => (
          <Menu.Item key={ukuran} onClick={() => cetak(ukuran)}>
            {labelUkuran(ukuran)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
