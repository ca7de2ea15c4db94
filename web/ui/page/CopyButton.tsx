import { Button, type ButtonProps, CopyButton as Copying } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";

type CopyButtonProps = Pick<ButtonProps, "size" | "variant"> & { value: string };

/** Copies a text, and says that it did. */
export function CopyButton({ value, variant = "default", ...look }: CopyButtonProps) {
  const sign = (copied: boolean) => (copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />);
  return (
    <Copying value={value}>
      {({ copied, copy }) => (
        <Button {...look} variant={variant} leftSection={sign(copied)} onClick={copy}>
          {copied ? "Tersalin" : "Salin"}
        </Button>
      )}
    </Copying>
  );
}
