import { Button } from "@mantine/core";
import { IconBrandWhatsapp } from "@tabler/icons-react";
import { alamatWhatsApp } from "#kernel/telepon.ts";

type WhatsAppLinkProps = {
  /** The number as it was typed. */
  telepon: string;
  /** The text that is ready to be sent. */
  teks: string;
  label?: string;
  /** Called when the link is followed, to remember it. */
  onFollow?: () => void;
};

/** Opens a chat with this number and text in WhatsApp; disabled with its reason where the number cannot have one. */
export function WhatsAppLink({ telepon, teks, label = "WhatsApp", onFollow }: WhatsAppLinkProps) {
  const alamat = alamatWhatsApp(telepon, teks);
  const icon = <IconBrandWhatsapp size={16} aria-hidden />;
  if (alamat === null) {
    const alasan = `Nomor telepon ${telepon || "kosong"} tidak dapat dihubungi lewat WhatsApp`;
    // aria-disabled instead of disabled, so that a finger and the keyboard can reach the reason.
    return (
      <Button
        variant="default"
        leftSection={icon}
        data-disabled
        aria-disabled
        aria-description={alasan}
        data-tip={alasan}
      >
        {label}
      </Button>
    );
  }
  return (
    <Button
      component="a"
      variant="default"
      leftSection={icon}
      href={alamat}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onFollow}
    >
      {label}
    </Button>
  );
}
