import { Slider, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './cover.module.css';
import { type Crop, MAX_ZOOM, moved, squareOf } from './crop.ts';

const VIEW_PX = 560;
const STEP_PX = 28;
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [STEP_PX, 0],
  ArrowRight: [-STEP_PX, 0],
  ArrowUp: [0, STEP_PX],
  ArrowDown: [0, -STEP_PX],
};

type Props = { picture: ImageBitmap; crop: Crop; onCrop: (crop: Crop) => void };

/** Drawn rather than shown: the page's policy lets no picture in that was not loaded from the server. */
export function CropCanvas({ picture, crop, onCrop }: Props) {
  const { t } = useTranslation('feeds');
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    const { left, top, edge } = squareOf(picture, crop);
    context?.clearRect(0, 0, VIEW_PX, VIEW_PX);
    context?.drawImage(picture, left, top, edge, edge, 0, 0, VIEW_PX, VIEW_PX);
  }, [picture, crop]);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0) return;
    onCrop(moved(picture, crop, event.movementX, event.movementY, event.currentTarget.clientWidth));
  };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    onCrop(moved(picture, crop, by[0], by[1], VIEW_PX));
  };

  return (
    <Stack gap="xs" className={classes.cropper}>
      <canvas
        ref={canvas}
        width={VIEW_PX}
        height={VIEW_PX}
        className={classes.crop}
        role="img"
        aria-label={t('image.crop')}
        tabIndex={0}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={step}
      />
      <Text size="sm" aria-hidden>
        {t('image.zoom')}
      </Text>
      <Slider
        thumbLabel={t('image.zoom')}
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        label={null}
        value={crop.zoom}
        onChange={(zoom) => onCrop({ ...crop, zoom })}
      />
    </Stack>
  );
}
