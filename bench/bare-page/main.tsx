import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const rows = 20;
const columns = 15;
const cell = 20;

/** 300 rectangles that all change colour with one click: what React itself costs. */
function BarePage() {
  const [turn, setTurn] = useState(0);
  useEffect(() => void performance.mark('bare page answers'), []);
  return (
    <>
      <h1>The least that React can show</h1>
      <p>
        Three hundred rectangles and one button. Whatever a page of ours takes longer than this one is our own doing.
      </p>
      <button type="button" onClick={() => setTurn(turn + 1)}>
        Paint them anew
      </button>
      <svg width={columns * cell} height={rows * cell} role="img" aria-label="Rectangles">
        {Array.from({ length: rows * columns }, (_, index) => (
          <rect
            key={index}
            x={(index % columns) * cell}
            y={Math.floor(index / columns) * cell}
            width={cell - 2}
            height={cell - 2}
            fill={`hsl(${(index * 7 + turn * 47) % 360} 60% 50%)`}
          />
        ))}
      </svg>
    </>
  );
}

const place = document.getElementById('page');
if (place)
  createRoot(place).render(
    <StrictMode>
      <BarePage />
    </StrictMode>,
  );
